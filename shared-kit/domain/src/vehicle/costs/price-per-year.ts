/**
 * Share of an asking price that a year of age takes off, where prices of one model are brought to one year: for the price
 * gauge and for a trade-in. What kilometres take off each of the two says itself, as they compare other distances.
 */
export const PRICE_LOST_PER_YEAR = 0.08;
