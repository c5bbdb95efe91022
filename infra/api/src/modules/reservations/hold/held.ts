import { sql } from 'drizzle-orm';

/** Held and not paid for; not what ran out, whether or not anybody has noted that yet: reading changes nothing. */
export const IS_HELD = sql`state = 'held' and expires_at > now()`;
