import { escapeMarkup } from '../text/escape-markup';

/** Nothing is loaded and nothing run: the page's own style is all it has. */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const STYLE = 'font:16px/1.5 system-ui,Arial,sans-serif;max-width:40rem;margin:24px auto;padding:0 16px';

/** Whether a browser was led to an address, by a link or a form, so that a person reads the answer: no script asks for HTML. */
export function isReadByPerson(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/**
 * A refusal for whom a browser was led to an address that has no page, like a PDF's: what programs get as a `Problem`, in
 * words and with the way on.
 *
 * @param detail the problem's own words; nothing of what the visitor sent.
 * @param againS after how many seconds it may be there: then the page asks again by itself. Null: it will not be.
 */
export function problemPage(detail: string, againS: number | null) {
  const title = escapeMarkup(detail);
  const refresh = againS === null ? '' : `<meta http-equiv="refresh" content="${againS}">`;
  const next =
    againS === null
      ? '<p>You can go back to where you came from, or <a href="/">to the home page</a>.</p>'
      : '<p>This page asks again by itself. You can also <a href="">ask again now</a>, or go <a href="/">to the home page</a>.</p>';
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP, 'x-robots-tag': 'noindex' },
    html: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${title}</title></head><body style="${STYLE}"><main><h1 style="font-size:22px">${title}</h1>${next}</main></body></html>`,
  };
}
