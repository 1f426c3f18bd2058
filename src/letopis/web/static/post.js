// What is sent to the server.

export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A command may be sent again with the same id: the server does it once.
export async function post(path, body, tries = 4) {
  for (let attempt = 1; ; attempt += 1) {
    let answer;
    try {
      answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    } catch (failure) {
      if (attempt >= tries) throw failure;
    }
    if (answer && (answer.status !== 503 || attempt >= tries)) {
      const doc = await answer.json().catch(() => ({ error: "garbage", message: answer.statusText }));
      return answer.ok ? { ok: true, ...doc } : { ok: false, status: answer.status, ...doc };
    }
    await new Promise((done) => setTimeout(done, 500 * attempt));
  }
}
