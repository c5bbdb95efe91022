/** Stretches of time in seconds, as cookies and budgets count them; a day that no clock is changed on. */
export const MINUTE_S = 60;
export const HOUR_S = 3_600;
export const DAY_S = 86_400;
export const YEAR_S = 365 * DAY_S;
