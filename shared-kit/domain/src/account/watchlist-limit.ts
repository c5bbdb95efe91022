/** Cars one shopper may save: on a site's watchlist, and as favourites in one browser. More is no shopper's list. */
export const WATCHLIST_LIMIT = 200;

/** The longest id a car has, from the feed to a form and the watchlist. */
export const CAR_ID_LENGTH = 80;
