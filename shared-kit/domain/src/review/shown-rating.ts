/** Reviews of fewer stars are not shown, and the page says so (S5-69, R-LEGAL-04); of 5. */
export const MINIMUM_RATING = 4;

/** How many of them (S9-45). */
export const REVIEWS_SHOWN = 12;
