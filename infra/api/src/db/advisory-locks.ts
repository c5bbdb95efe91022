/**
 * Every number that programs of the platform lock by (PostgreSQL's advisory locks): all of one database share them, so each
 * differs from the others. What is locked by whose it is has a name instead (`Turn`).
 */
export const LOCKS = {
  migrations: 7_021_001,
  releaseLog: 7_040_001,
  rings: 7_040_130,
  /** And freezes: a plan is decided on while nobody can set one. */
  plans: 7_040_161,
  /** One platform at a time looks after plans. */
  planRun: 7_040_162,
  /** Taken by `append_audit` of migration 0180. */
  audit: 7_040_180,
  /** Two first starts at once make one account. */
  firstAccount: 7_155_001,
} as const;

/** What is done by one at a time, with whose: "watchlist|{site}|{phone}". */
export type Turn =
  | 'alert-told'
  | 'alerts'
  | 'booking'
  /** Taken by `wait_for_budgets` of migration 0247. */
  | 'budget'
  | 'deal'
  | 'holds'
  | 'passkey'
  /** Of builds that are sent: also held by the program that works on them, as long as it lives. */
  | 'publication'
  | 'push'
  | 'saved-search'
  | 'service'
  | 'sign-in'
  | 'stock-import'
  | 'watchlist';

/** The text whose hash is locked (`hashtextextended(…, 0)`). */
export function turnKey(turn: Turn, ...whose: readonly string[]): string {
  return [turn, ...whose].join('|');
}
