/** The form of mfe-account that keeps a car without JavaScript, by the sign-in where nobody is signed in (S4-30). */
export const KEEP_FORM = 'watchlist-keep';

/** The id of that form on a page with cards: the hearts of all of them are its buttons. */
export const HEARTS_ID = 'hearts';
