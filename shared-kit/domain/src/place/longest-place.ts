/** Longer is neither a postcode nor a town. */
export const LONGEST_PLACE = 60;
