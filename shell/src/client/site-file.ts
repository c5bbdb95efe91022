import { sleep } from '@shared-kit/domain/async/sleep';

declare global {
  interface Window {
    /** What the page's data goes on in, if anything: its address and the question for it, asked by the document's script. */
    __SITE__?: [href: string, asked: Promise<Response>];
  }
}

const TRIES = 3;

/**
 * Puts what all pages of the site say alike to what the document says, where it has left that to a file.
 *
 * @throws where the file cannot be had: the page stays as the server made it, as without its scripts.
 */
export async function takeSiteFile(): Promise<void> {
  if (!window.__SITE__) return;
  const [href, asked] = window.__SITE__;
  Object.assign(window.__PAGE__ as object, await read(href, asked, TRIES));
}

/** A line that broke may be back, and a server that knows a version a second later than another one. */
async function read(href: string, asked: Promise<Response>, tries: number): Promise<unknown> {
  try {
    const answer = await asked;
    if (answer.ok) return await answer.json();
  } catch {
    // As one that is refused.
  }
  if (tries <= 1) throw new Error(`${href} cannot be had`);
  await sleep(1000);
  return read(href, fetch(href), tries - 1);
}
