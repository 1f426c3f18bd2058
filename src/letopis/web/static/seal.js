// The seal of a table, checked here: nothing of this asks the server. What is hashed is lines of text, as in kernel/seal.py.

// SHA-256 of our own: a browser lends us its own only over https, and a club's table stands on plain http.
const K = [];
const FIRST = [];
for (let n = 2; FIRST.length < 8 || K.length < 64; n += 1) {
  if ([...Array(n).keys()].slice(2).some((d) => n % d === 0)) continue;
  if (FIRST.length < 8) FIRST.push(fraction(Math.sqrt(n)));
  K.push(fraction(Math.cbrt(n)));
}

function fraction(root) {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

export function sha256(text) {
  const said = new TextEncoder().encode(text);
  const blocks = new Uint8Array((said.length + 9 + 63) & ~63);
  blocks.set(said);
  blocks[said.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(said.length / 2 ** 29));
  view.setUint32(blocks.length - 4, said.length * 8);
  const sum = Int32Array.from(FIRST);
  const w = new Int32Array(64);
  const turned = (word, by) => (word >>> by) | (word << (32 - by));
  for (let start = 0; start < blocks.length; start += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(start + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [w[i - 15], w[i - 2]];
      w[i] = w[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7] + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { sum[i] += word; });
  }
  return [...sum].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const roll = (numbers) => numbers.map((number, seat) => `seat ${seat}: ${number || "-"}\n`).join("");
export const promised = (terms, secret, salt) => sha256(`${terms}secret: ${secret}\nsalt: ${salt}\n`);
export const bound = (commitment, numbers) => sha256(`letopis bond 1\ncommitment: ${commitment}\n${roll(numbers)}`);
export const settled = (secret, numbers) => sha256(`letopis seed 1\nsecret: ${secret}\n${roll(numbers)}`);

// What differs from what this page has kept, while the game runs: "", "commitment", "terms", "bond" or "number".
export function changed(kept, now) {
  if (kept.commitment !== now.commitment) return "commitment";
  if (kept.terms && kept.terms !== now.terms) return "terms";
  if (!now.begun || !now.numbers) return "";
  if ((kept.bond && kept.bond !== now.bond) || bound(kept.commitment, now.numbers) !== now.bond) return "bond";
  return kept.seat !== undefined && kept.number && now.numbers[kept.seat] !== kept.number ? "number" : "";
}

// The same when the game is over and all is shown: also whether secret, salt and seed are those that were promised.
export function broken(kept, now) {
  const found = changed(kept, now);
  if (found) return found;
  const { secret, salt, seed } = now.revealed;
  if (promised(kept.terms || now.terms, secret, salt) !== kept.commitment) return "commitment";
  return settled(secret, now.numbers) === seed ? "" : "seed";
}
