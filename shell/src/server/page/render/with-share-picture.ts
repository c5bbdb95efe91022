import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';

const NAMES_ONE = /<meta property="og:image"/;

/**
 * Names the picture that stands beside a shared link to a page, where its head names none: the API draws one with the page's
 * title. The server alone says it, as nobody shares what a browser's document says.
 *
 * @param head what stands before a page's body.
 * @param origin of the site; `path` of the page, without its query.
 */
export function withSharePicture(head: string, origin: string, path: string): string {
  if (NAMES_ONE.test(head)) return head;
  const address = `${origin}/share.jpg?page=${encodeURIComponent(path)}`;
  const tag = `<meta property="og:image" content="${escapeMarkup(address)}"/>`;
  return head.replace('</head>', () => `${tag}</head>`);
}
