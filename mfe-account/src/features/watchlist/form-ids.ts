/** The forms' names in remote.config.ts: posted as `_form` without JavaScript. */
export const REMOVE_FORM = 'watchlist-remove';
export const NOTE_FORM = 'watchlist-note';
export const SHARE_BEGIN_FORM = 'watchlist-share-begin';
export const SHARE_END_FORM = 'watchlist-share-end';
/** Not posted: it leads to the page that compares, or asks about, the ticked cars. */
export const TICKED_FORM = 'ticked-cars';
