/** The sentence that stands by every comparison rate (National Credit Code, R-LEGAL-01). */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/**
 * The same where a comparison rate may be the one that a lender publishes, which is not that of the loan it stands beside:
 * what it is for, in the open. The amount and term are those that the National Credit Code's regulations have
 * lenders of such loans publish it for. Under a shopper's own terms it is worked out for the loan beside it.
 */
export const PUBLISHED_RATE_WARNING = `${COMPARISON_RATE_WARNING} Comparison rates that lenders publish are for a loan of $30,000 over 5 years; with terms that you chose, they are for the loan shown.`;
