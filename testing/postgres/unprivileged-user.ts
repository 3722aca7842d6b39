// The user to run PostgreSQL as, because it refuses to run as root.
import { execFileSync } from 'node:child_process';

export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((user) => idOf('-u', user) !== null);
  const uid = name === undefined ? null : idOf('-u', name);
  const gid = name === undefined ? null : idOf('-g', name);
  if (uid !== null && gid !== null) return { uid, gid };
  throw new Error(
    'PostgreSQL refuses to run as root, and there is neither a postgres nor a nobody user to run it as.',
  );
}

function idOf(kind: '-u' | '-g', user: string): number | null {
  try {
    return Number(
      execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return null;
  }
}
