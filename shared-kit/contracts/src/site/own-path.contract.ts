import { z } from 'zod';
import { OWN_PATH } from './link-address';

/** How an address of a site is asked for, as its staff are told it. */
export const OWN_PATH_WORDS =
  'Begin with one /, e.g. /contact, without a second / beside it, a backslash or line breaks';

export const ownPathSchema = z.string().regex(OWN_PATH, OWN_PATH_WORDS);

/** The address of a page itself: nothing that a router or a browser would read as something else than a part of a path. */
export const pagePathSchema = ownPathSchema.regex(
  /^(?!.*\/\.{1,2}(?:\/|$))[^?#:*\s]*$/,
  'Without ?, #, :, * or spaces, and without . or .. between two /, e.g. /about-us',
);
