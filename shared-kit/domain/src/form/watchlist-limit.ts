/** Cars one shopper may save: on a site's watchlist, and as favourites in one browser. More is no shopper's list. */
export const WATCHLIST_LIMIT = 200;

/** The longest id a car has on the way to the watchlist. */
export const CAR_ID_LENGTH = 80;
