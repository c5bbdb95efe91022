import { createHash, randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;

/** A session ends after this long, however much it is used. */
export const SESSION_HOURS = 12;
/** A session that is not used ends after this long. */
const IDLE_MS = HOUR_MS;

type Session = { startedAtMs: number; usedAtMs: number };

/**
 * Who is signed in, by the hash of a random token. In memory only: a start of the platform, and so a change of the
 * password, ends every session.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** @returns the token of a new session */
  begin(nowMs: number): string {
    for (const [key, session] of this.#sessions) if (!isLive(session, nowMs)) this.#sessions.delete(key);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    this.#sessions.set(keyOf(token), { startedAtMs: nowMs, usedAtMs: nowMs });
    return token;
  }

  /** Whether a token is of a live session, which counts as used by that; not so where a page asks that nobody uses. */
  use(token: string, nowMs: number, isUnattended = false): boolean {
    const session = this.#sessions.get(keyOf(token));
    if (!session || !isLive(session, nowMs)) return false;
    if (!isUnattended) session.usedAtMs = nowMs;
    return true;
  }

  end(token: string): void {
    this.#sessions.delete(keyOf(token));
  }
}

function isLive({ startedAtMs, usedAtMs }: Session, nowMs: number): boolean {
  return nowMs - startedAtMs < SESSION_HOURS * HOUR_MS && nowMs - usedAtMs < IDLE_MS;
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
