import type { HomePart } from '@shared-kit/contracts/site/content-page.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { postCard, publishedPosts } from '@shared-kit/domain/content/content-pages';
import { homeNow } from '@shared-kit/domain/content/links-now';
import { homeParts } from '@shared-kit/domain/site/template-parts';
import type { PostCard } from '@shared-kit/domain/content/content-pages';

const NEWEST_POSTS = 3;

/** What a home page says that is not sent with every page. */
export type HomeContent = {
  home: readonly HomePart[];
  posts: PostCard[];
  range: Site['range_menu'];
  /** The makes it has most of. */
  makes: { make: string; count: number }[];
  why: Site['why_us'];
  /** Milliseconds since 1970. */
  nowMs: number;
};

export function homeContent(
  site: Pick<Site, 'home' | 'template' | 'pages' | 'posts' | 'range_menu' | 'why_us' | 'popular_makes' | 'make_counts'>,
  nowMs: number,
): HomeContent {
  const posts = publishedPosts(site, new Date(nowMs)).slice(0, NEWEST_POSTS).map(postCard);
  const makes = site.popular_makes.map((make, index) => ({ make, count: site.make_counts[index] ?? 0 }));
  return {
    home: homeNow(site, homeParts(site), new Date(nowMs)),
    posts,
    range: site.range_menu,
    makes,
    why: site.why_us,
    nowMs,
  };
}
