/**
 * An address of the site itself, with a query and a fragment where it has them. Browsers read `//`, a backslash, tabs and line
 * ends as the way to another host: none of these stands in it (S6-02). A pattern, as a remote's part of a configuration is
 * checked by the JSON Schema of its manifest, which keeps patterns and no functions; `same-origin-path.ts` agrees with it.
 */
export const OWN_PATH =
  /^\/(?!\/)(?:(?!\/\/)[^\\?#\u0000-\u001f\u007f-\u009f\u2028\u2029])*(?:[?#][^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]*)?$/;

/** What follows `tel:` and `mailto:`: a number as it is dialled, somebody's address. */
const PHONE_OR_MAIL = /^(?:tel:\+?\d[\d ()-]*|mailto:[^\s@\\:]+@[^\s@\\:]+)$/i;
/** Written out, so that nothing a browser would take out or turn round comes before the host. */
const WEB_ADDRESS = /^https?:\/\/[^\s\\/?#@\u0000-\u001f\u007f-\u009f]+(?:[/?#][^\s\\\u0000-\u001f\u007f-\u009f]*)?$/i;

/** Whether a text is an address of the web, whole: no script, no data and nothing relative. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text) && URL.canParse(text);
}

/** Whether a link may have this address: a page of the site, another site, a phone, a mailbox. */
export function isLink(text: string): boolean {
  return OWN_PATH.test(text) || isWebAddress(text) || PHONE_OR_MAIL.test(text);
}
