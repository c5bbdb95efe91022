/**
 * Pages of a shopper's own (`own-pages.ts` lists them). Constants, so that a page has the addresses that it uses and no
 * others; lint refuses them anywhere else.
 */
export const WATCHLIST_PATH = '/watchlist';
export const SAVED_SEARCHES_PATH = '/saved-searches';
/** The place on it where a shopper chooses how they are told of all that they keep. */
export const HOW_TOLD_PLACE = 'how-told';
/** There while the site's flag `garage_enabled` is on. */
export const GARAGE_PATH = '/my-garage';
/** Where a shopper puts a deal together and finds those they keep. */
export const MY_DEAL_PATH = '/my-deal';
export const YOUR_DATA_PATH = '/your-data';
/** Where somebody is once that is deleted: signed in no more. */
export const DATA_DELETED_PATH = '/data-deleted';
/** The place on a car's page that says, without JavaScript, that the car is saved. */
export const SAVED_CAR_PLACE = 'saved-car';
