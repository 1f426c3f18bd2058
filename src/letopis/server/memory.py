"""What a process holds in memory."""

import os
import sys
from pathlib import Path

STATM = Path("/proc/self/statm")


def resident() -> int:
    """Bytes that this process holds; where the system does not say, the most that it ever held."""
    try:
        return int(STATM.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
