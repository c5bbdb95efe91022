/** Milliseconds of a day that no clock is changed on. */
export const DAY_MS = 86_400_000;
