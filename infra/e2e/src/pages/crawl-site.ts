import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { shellOrigin, siteOrigin } from '../running-platform';
import { kindOf } from './kind-of';
import { addressesIn, linksOf } from './links-of';

/** A page that nothing has to lead to, and the status it owes. */
export type Seed = { path: string; status?: number };

export type Crawled = {
  /** Each dead link, fragment or file, with the page that has it: for who reads the report of a failed test. */
  faults: readonly string[];
  pages: number;
  files: number;
};

type Asked = { address: URL; from: string; status: number };
type Page = { status: number; html: string; at: string; isPage: boolean };

/** How many of a kind are looked at: vehicles, models and searches are the same page about something else. */
const OF_A_KIND = 2;
const AT_ONCE = 4;
const MOST_MOVES = 4;
const MOST_TRIES = 4;
const LONGEST_WAIT_S = 5;
/** Programs talk to it by posting. */
const NO_PAGE = '/mcp';
/** Search engines get the page whole, also of a busy API. */
const HEADERS = { 'user-agent': 'Googlebot', accept: 'text/html,*/*' };

/**
 * Follows every link of a site by HTTP alone, each kind of page a few times, and says what leads nowhere: an answer
 * that is not 200, a fragment that its page does not have, a file that does not come.
 */
export async function crawlSite(site: string, seeds: readonly Seed[]): Promise<Crawled> {
  const origin = siteOrigin(site);
  const faults = new Set<string>();
  const pages = new Map<string, Promise<Page>>();
  const files = new Set<string>();
  const ofKind = new Map<string, Set<string>>();
  const waiting: Asked[] = seeds.map(({ path, status = 200 }) => {
    return { address: new URL(path, origin), from: 'the test', status };
  });

  /** Whether it is a page of the site that has to be looked at. */
  function isWanted(address: URL): boolean {
    if (address.origin !== origin || address.pathname === NO_PAGE) return false;
    const kind = kindOf(address);
    const known = ofKind.get(kind) ?? new Set();
    ofKind.set(kind, known);
    if (known.has(address.href) || known.size >= OF_A_KIND) return false;
    known.add(address.href);
    return true;
  }

  function pageAt(address: URL): Promise<Page> {
    const name = address.pathname + address.search;
    const page = pages.get(name) ?? askPage(site, address);
    pages.set(name, page);
    return page;
  }

  async function look({ address, from, status: owed }: Asked): Promise<void> {
    const here = address.pathname + address.search;
    const isNew = !pages.has(here);
    const page = await pageAt(address);
    if (page.status !== owed) return void faults.add(`${page.status} ${address.href} (on ${from})`);
    if (!page.isPage) return isNew ? follow(addressesIn(page.html), here, owed) : undefined;
    const found = linksOf(page.html, page.at);
    if (isPlaceMissing(address, page, found.anchors)) faults.add(`no ${address.hash} ${address.href} (on ${from})`);
    if (!isNew) return;
    follow(found.links, here, owed);
    // One after the other, as the encoders of pictures have a queue that is to be left to shoppers.
    for (const href of found.files) await lookAtFile(href, address.pathname);
  }

  function follow(links: readonly string[], here: string, owed: number): void {
    for (const href of links) {
      const link = new URL(href);
      const isHere = link.pathname + link.search === here;
      if (isWanted(link)) waiting.push({ address: link, from: here, status: isHere ? owed : 200 });
    }
  }

  async function lookAtFile(href: string, from: string): Promise<void> {
    const file = new URL(href);
    const name = nameOf(file);
    if (file.origin !== origin || files.has(name)) return;
    files.add(name);
    const { status } = await ask(site, file);
    if (status !== 200) faults.add(`${status} ${href} (a file of ${from})`);
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await look(next);
  }
  // Whoever runs out of work while others look may have some again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { faults: [...faults].toSorted(), pages: pages.size, files: files.size };
}

/** A picture is one file in many sizes, and what is drawn for shared links the same about something else. */
function nameOf(file: URL): string {
  if (file.pathname.endsWith('/share.jpg')) return kindOf(file);
  return file.pathname.startsWith('/img/') ? file.pathname : file.href;
}

/** Whether a link leads to a place that its page does not have. Who has to sign in first comes to it afterwards. */
function isPlaceMissing({ hash }: URL, { at }: Page, anchors: ReadonlySet<string>): boolean {
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor !== '' && new URL(at).pathname !== '/sign-in' && !anchors.has(anchor);
}

/** The page at an address, wherever on the site it has moved to. */
async function askPage(site: string, address: URL): Promise<Page> {
  let at = address;
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const { status, html, location, type } = await ask(site, at);
    if (location === undefined) return { status, html, at: at.href, isPage: type.includes('html') };
    const next = new URL(location, at);
    if (next.origin !== at.origin) return { status: 200, html: '', at: next.href, isPage: false };
    at = next;
  }
  return { status: 310, html: '', at: at.href, isPage: false };
}

/** What is busy says when to come again, and whoever crawls does. */
async function ask(site: string, address: URL) {
  for (let tries = 1; ; tries += 1) {
    const { againInS, ...answer } = await askOnce(site, address);
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    await pause(Math.min(againInS, LONGEST_WAIT_S) * 1000);
  }
}

async function askOnce(site: string, address: URL) {
  const { statusCode, body, headers } = await request(shellOrigin + address.pathname + address.search, {
    headers: { ...HEADERS, host: new URL(siteOrigin(site)).host },
  });
  const { location } = headers;
  const type = String(headers['content-type']);
  const isText = /text|xml|json/.test(type);
  const html = isText ? await body.text() : (await body.dump(), '');
  const againInS = Number(headers['retry-after'] ?? 1);
  return { status: statusCode, html, type, againInS, ...(location !== undefined && { location: String(location) }) };
}
