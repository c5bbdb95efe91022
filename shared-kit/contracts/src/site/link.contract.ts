import { z } from 'zod';
import { isLink, isWebAddress } from './link-address';

/** How a link is asked for, as who writes it is told. */
export const LINK_WORDS = 'Begin with one / for a page of this site, e.g. /contact, or with https://, tel: or mailto:';
export const WEB_ADDRESS_WORDS = 'A whole web address, which begins with https://';

/** An address of the web, whole: no script, no data and nothing relative. */
export const webAddressSchema = z.string().refine(isWebAddress, WEB_ADDRESS_WORDS);

/** What an entry of a menu or a link within a text may lead to: a page of the site, another site, a phone, a mailbox. */
export const linkSchema = z.string().refine(isLink, LINK_WORDS);
