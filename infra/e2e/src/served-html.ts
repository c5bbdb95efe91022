import { request } from 'undici';
import { shellOrigin, shellPort } from './running-platform';

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
    const { body, headers } = await request(shellOrigin + path, {
      headers: { host: `${site}.localhost:${shellPort}` },
    });
    const html = await body.text();
    if (headers.location) return servedHtml(site, String(headers.location));
    if (!html.includes(LATE)) return html;
    if (tries === TRIES) throw new Error(`${site}${path} has a part that is late each time`);
  }
}
