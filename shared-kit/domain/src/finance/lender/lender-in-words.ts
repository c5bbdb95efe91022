/** Who lends on terms that the dealer entered. */
export const DEALER_IN_WORDS = 'this dealer';

/** Who lends, for shoppers: "Manual" is how feeds name terms that the dealer entered, which tells a shopper nothing. */
export function lenderInWords(provider: string): string {
  return /^\W*manual/i.test(provider) ? DEALER_IN_WORDS : provider;
}
