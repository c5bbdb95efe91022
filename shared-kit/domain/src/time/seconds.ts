/**
 * Stretches of time, in seconds as cookies and budgets count them and in milliseconds as `Date` does; a day that no clock is
 * changed on.
 */
export const MINUTE_S = 60;
export const HOUR_S = 3_600;
export const DAY_S = 86_400;
export const YEAR_S = 365 * DAY_S;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** No clock on earth is further from UTC. */
export const FURTHEST_ZONE_MS = 14 * HOUR_MS;
/** As dealers and lenders count them. */
export const WEEKS_A_YEAR = 52;
