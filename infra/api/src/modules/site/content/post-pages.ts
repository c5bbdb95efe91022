import { postPath } from '@shared-kit/domain/content/content-pages';
import { pagesIn, pathOf } from './served-pages';

type Written = Readonly<Record<string, unknown>>;

const POSTS_AT = postPath('');
/** What a post and a page have alike. */
const ALIKE = ['title', 'body', 'picture', 'related', 'blocks', 'start', 'expiry', 'moved_to'] as const;

/** Whether a page as it is written is a post of the blog. */
export function isPost(page: Written): boolean {
  return pathOf(page).startsWith(POSTS_AT) && typeof page['post'] === 'object' && page['post'] !== null;
}

/** A post of a configuration as the page that editors write, with its versions and times. */
export function pageOfPost(post: Written): Written {
  const { slug, summary, author, date } = post;
  return { path: `${POSTS_AT}${String(slug)}`, ...alike(post), description: summary, post: { author, date } };
}

/** The page that editors wrote as a post of a configuration. */
export function postOfPage(page: Written): Written {
  const { author, date } = page['post'] as Written;
  return { slug: pathOf(page).slice(POSTS_AT.length), ...alike(page), summary: page['description'], author, date };
}

function alike(written: Written): Written {
  return Object.fromEntries(ALIKE.flatMap((key) => (written[key] === undefined ? [] : [[key, written[key]] as const])));
}

/** Everything of a configuration that is written as a page: its pages, and its posts as such. */
export function writtenPages({ pages, posts }: Written): Written[] {
  const readable = pagesIn(posts).filter((post) => typeof post === 'object' && post !== null);
  return [...pagesIn(pages), ...readable.map(pageOfPost)];
}

/** What was written as pages, as a configuration has it. */
export function partPosts(written: readonly Written[]): { pages: Written[]; posts: Written[] } {
  return {
    pages: written.filter((page) => !isPost(page)),
    posts: written.filter(isPost).map(postOfPage),
  };
}

/**
 * A configuration with its pages and posts as somebody decides, who is told them all as pages. One that is left as it was is
 * the same configuration, defaults unwritten.
 */
export function withPages<Config extends Written>(config: Config, decide: (written: Written[]) => unknown): Config {
  const written = writtenPages(config);
  const decided = decide(written);
  if (decided === written) return config;
  const { pages, posts } = partPosts(pagesIn(decided));
  // One without a blog stays without a word of it.
  return { ...config, pages, ...((posts.length > 0 || 'posts' in config) && { posts }) };
}
