import { request } from 'undici';
import { shellOrigin, shellPort } from '../running-platform';

/** A part that came after its place was drawn: without scripts it stands at the page's end. */
const LATE = '<div hidden id="S:';
/** A part may be late once, of a busy API; one that is late each time was asked for under another key than ahead. */
const TRIES = 4;

/**
 * The HTML that a shopper without scripts ends at, by HTTP alone; of a page that has a late part, another answer.
 *
 * @throws where a part is late each time.
 */
export async function servedHtml(site: string, path: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { html, location } = await askSite(site, path);
    if (location) return servedHtml(site, location);
    if (!html.includes(LATE)) return html;
    if (tries === TRIES) throw new Error(`${site}${path} has a part that is late each time`);
  }
}

/** What a site answers to a visitor who has never been there, by HTTP alone and without following where it leads. */
export async function askSite(
  site: string,
  path: string,
): Promise<{ status: number; location?: string; html: string }> {
  const { statusCode, body, headers } = await request(shellOrigin + path, {
    headers: { host: `${site}.localhost:${shellPort}` },
  });
  const { location } = headers;
  return { status: statusCode, ...(location && { location: String(location) }), html: await body.text() };
}
