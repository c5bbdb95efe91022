/** The forms' names in remote.config.ts: posted as `_form` without JavaScript. */
export const REMOVE_FORM = 'watchlist-remove';
export const SIGN_OUT_FORM = 'sign-out';
export const NOTE_FORM = 'watchlist-note';
export const SHARE_BEGIN_FORM = 'watchlist-share-begin';
export const SHARE_END_FORM = 'watchlist-share-end';
