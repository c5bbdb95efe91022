/** How long a sign-in code works, in minutes; a session lasts without a visit, and at most, in days. */
export const CODE_MINUTES = 5;
export const SESSION_DAYS = 30;
export const SESSION_DAYS_AT_MOST = 180;
