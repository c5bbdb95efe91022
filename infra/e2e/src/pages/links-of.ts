/** What a page leads to and brings along, as its HTML says. */
export type PageLinks = {
  /** Whole addresses, with their fragments: of links, forms that ask, and what the page says of itself to machines. */
  links: readonly string[];
  /** Whole addresses of style sheets, scripts, icons, pictures (each at its smallest) and films. */
  files: readonly string[];
  /** What a fragment may name. */
  anchors: ReadonlySet<string>;
};

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>/g;
const FORMS = /<form\b(?<attributes>[^>]*)>(?<fields>[^]*?)<\/form>/g;
const FACTS = /<script type="application\/ld\+json">(?<json>[^]*?)<\/script>/g;
const TAGS = /<(?<tag>[a-z][a-z0-9]*)(?<attributes>(?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTES = /(?<name>[\w:-]+)="(?<value>[^"]*)"/g;
/** `rel` of what is fetched with the page; all others are pages. */
const FETCHED = /stylesheet|preload|modulepreload|icon|manifest/;
const IS_ASKED = /^(?:https?:|\/|\?|#|\.)|^$/;

/**
 * Reads what a page leads to out of its HTML, as React writes it.
 *
 * @param at whole address of the page.
 */
export function linksOf(html: string, at: string): PageLinks {
  const whole = (href: string) => new URL(href, at).href;
  const links = [...factsOf(html).map(({ href }) => href), ...askedBy(html, at)];
  const files: string[] = [];
  const anchors = new Set<string>(['top']);
  for (const tag of tagsOf(html)) {
    if (tag['id'] !== undefined) anchors.add(tag['id']);
    for (const href of pagesOf(tag)) if (IS_ASKED.test(href)) links.push(whole(href));
    for (const href of filesOf(tag)) if (IS_ASKED.test(href)) files.push(whole(href));
  }
  return { links: [...new Set(links)], files: [...new Set(files)], anchors };
}

/** Whole addresses that a list for machines names: a sitemap, a feed, `llms.txt`, `robots.txt`. */
export function addressesIn(text: string): readonly string[] {
  const found = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  return [...new Set(found.map(readable).filter((href) => URL.canParse(href)))];
}

type Tag = Readonly<Record<string, string>>;

function tagsOf(html: string): readonly Tag[] {
  const shown = html.replaceAll(SCRIPTS, (script) => /^<script\b[^>]*>/.exec(script)?.[0] ?? '');
  return [...shown.matchAll(TAGS)].map(({ groups }) => {
    const { tag = '', attributes = '' } = groups ?? {};
    const named = [...attributes.matchAll(ATTRIBUTES)].map(({ groups: of }): [string, string] => [
      (of?.['name'] ?? '').toLowerCase(),
      readable(of?.['value'] ?? ''),
    ]);
    return { ...Object.fromEntries(named), tag: tag.toLowerCase() };
  });
}

const isFetched = ({ rel = '' }: Tag) => FETCHED.test(rel);
const given = (...addresses: readonly (string | undefined)[]) => addresses.filter((address) => address !== undefined);

function pagesOf(tag: Tag): readonly string[] {
  switch (tag['tag']) {
    case 'a':
      return given(tag['href']);
    case 'link':
      return isFetched(tag) || /preconnect|dns/.test(tag['rel'] ?? '') ? [] : given(tag['href']);
    case 'meta':
      return tag['property'] === 'og:url' ? given(tag['content']) : [];
    default:
      return [];
  }
}

/** What another company shows in a frame is fetched from there, if at all. */
function filesOf(tag: Tag): readonly string[] {
  switch (tag['tag']) {
    case 'link':
      return isFetched(tag) ? given(tag['href']) : [];
    case 'meta':
      return tag['property'] === 'og:image' ? given(tag['content']) : [];
    case 'img':
    case 'source':
      return given(smallestOf(tag['srcset']) ?? tag['src']);
    case 'video':
      return given(tag['src'], tag['poster']);
    case 'script':
    case 'track':
      return given(tag['src']);
    default:
      return [];
  }
}

const smallestOf = (srcset: string | undefined) => srcset?.trim().split(/\s+/)[0];

/** Where the forms that only ask lead, with what they carry unseen: nobody has typed anything. */
function askedBy(html: string, at: string): readonly string[] {
  return [...html.matchAll(FORMS)].flatMap(({ groups }) => {
    const [form] = tagsOf(`<form${groups?.['attributes'] ?? ''}>`);
    if (form === undefined || form['method'] === 'post') return [];
    const leads = new URL(form['action'] ?? '', at);
    const carried = tagsOf(groups?.['fields'] ?? '').filter(
      ({ type, name }) => type === 'hidden' && name !== undefined,
    );
    leads.search = new URLSearchParams(carried.map(({ name = '', value = '' }) => [name, value])).toString();
    return [leads.href];
  });
}

/** What a page says of itself to machines names pages too; each is checked like a link. */
function factsOf(html: string): readonly URL[] {
  const facts = [...html.matchAll(FACTS)].map(({ groups }) => groups?.['json'] ?? '');
  return facts.flatMap((json) => {
    const named = json.match(/"(?:url|item|@id|mainEntityOfPage)":"(https?:[^"]+)"/g) ?? [];
    return named.map((pair) => new URL(pair.slice(pair.indexOf('"http') + 1, -1)));
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function readable(value: string): string {
  return value.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
