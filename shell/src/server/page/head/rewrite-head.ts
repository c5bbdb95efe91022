import type { RenderInput } from '../render/render-input';
import { joinStyleLinks } from './join-style-links';
import { withDealerFacts } from './with-dealer-facts';
import { withShareFacts } from './with-share-facts';

/** The head of a page as it is sent: of one that is there and no secret, with what machines are told of it. */
export function rewriteHead(html: string, input: RenderInput, origin: string, status: number) {
  const { site, plan, url, shell } = input;
  const joined = joinStyleLinks(html, url.origin, shell.joinStyles);
  if (status !== 200 || plan.matched?.route.cache === 'private') return joined;
  const facts = { picture: sharePicture(input, origin), isContent: plan.matched === null };
  const shared = withShareFacts(joined.head, facts);
  return { ...joined, head: withDealerFacts(shared, { site, path: url.pathname, origin }) };
}

/** The picture that the API draws with the page's title, on one of the page's or the site's own; null where there is none. */
function sharePicture({ plan, site, url }: RenderInput, origin: string): string | null {
  if (site.hero_image === null && plan.content?.picture === undefined) return null;
  return `${origin}/share.jpg?page=${encodeURIComponent(url.pathname)}`;
}
