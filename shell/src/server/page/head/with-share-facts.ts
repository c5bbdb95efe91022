import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';

const NAMES_PICTURE = /<meta property="og:image"/;
const NAMES_TITLE = /<meta property="og:title"/;
const TITLE = /<title[^>]*>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

type ShareFacts = {
  /** Its address; null where the site has nothing to draw one of. */
  picture: string | null;
  /** Of words that are shared: a list of cars goes without the description, which readers of links take from the page. */
  isContent: boolean;
};

/**
 * Says what stands beside a shared link to a page (Open Graph), where its head does not: its title and description, and a
 * picture. The server alone says it, as nobody shares what a browser's document says.
 *
 * @param head what stands before a page's body.
 */
export function withShareFacts(head: string, facts: ShareFacts): string {
  const tags = [
    ...(NAMES_TITLE.test(head) ? [] : namesOf(head, facts)),
    ...(NAMES_PICTURE.test(head) ? [] : pictureOf(facts)),
  ];
  return head.replace('</head>', () => `${tags.join('')}</head>`);
}

/** What the head says is escaped already: in a title as text, where a quotation mark is no end of it. */
function namesOf(head: string, { isContent }: ShareFacts): string[] {
  const title = TITLE.exec(head)?.[1]?.replaceAll('"', '&quot;');
  const description = isContent ? DESCRIPTION.exec(head)?.[1] : undefined;
  return [...(title ? [tagOf('title', title)] : []), ...(description ? [tagOf('description', description)] : [])];
}

function pictureOf({ picture }: ShareFacts): string[] {
  return picture === null ? [] : [tagOf('image', escapeMarkup(picture))];
}

/** Of a text that is escaped. */
function tagOf(property: string, content: string): string {
  return `<meta property="og:${property}" content="${content}"/>`;
}
