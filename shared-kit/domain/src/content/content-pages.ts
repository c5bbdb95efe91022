import type { ContentBlock, ContentPage, Post } from '@shared-kit/contracts/site/content-page.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Embed } from '../picture/media-embed';
import { isRunning } from '../search/place-promos';
import type { ContentSlot } from './content-slots';

/** Where a site's posts stand; each below it by its slug. */
export const BLOG_PATH = '/blog';
/** The same as feed readers take it. */
export const BLOG_FEED_PATH = '/blog/feed.xml';
/** As a router knows all posts: one route, whichever it is. */
export const POST_ROUTE = '/blog/:slug';

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`;
}

type Publishing = Pick<Site, 'name' | 'pages' | 'posts'>;
export type PostCard = Pick<Post, 'slug' | 'title' | 'date' | 'summary' | 'picture'>;

/** A part of a page, with the frame that it asks another company for on request. */
export type ShownBlock = ContentBlock & { frame?: Embed };

/** A page of a site's own as it is drawn: what it says, and what it is part of. */
export type ShownContent = Omit<ContentPage, 'blocks' | 'post'> & {
  blocks?: ShownBlock[] | undefined;
  /** Of a post: who wrote it and when. */
  post?: Pick<Post, 'author' | 'date'> | undefined;
  /** Of the blog itself: its posts, the newest first. */
  posts?: PostCard[];
  /** Places that remotes fill, in their order. */
  slots?: ContentSlot[] | undefined;
};

/** Posts that are published, the newest first. */
export function publishedPosts({ posts }: Pick<Site, 'posts'>, now: Date): Post[] {
  return posts.filter((post) => isOut(post, now)).toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** From its date on, within its times (S4-51). */
function isOut({ date, ...times }: Post, now: Date): boolean {
  return isRunning({ start: date }, now) && isRunning(times, now);
}

/** What a list says of a post. */
export function postCard({ slug, title, date, summary, picture }: Post): PostCard {
  return { slug, title, date, summary, ...(picture && { picture }) };
}

/** The page of a site's blog, with none of its posts yet. */
export function blogPage({ name }: Pick<Site, 'name'>): ContentPage {
  return {
    path: BLOG_PATH,
    title: 'Blog',
    description: `News and advice from ${name}.`,
    body: '',
    form: '',
    form_place: '',
  };
}

function postPage({ slug, title, summary, body, picture, related, blocks }: Post): ContentPage {
  const page = { path: postPath(slug), title, description: summary, body, form: '', form_place: '', related };
  return { ...page, in_footer: false, ...(picture && { picture }), ...(blocks && { blocks }) };
}

/**
 * The pages of its own that a site has now, without its posts: those of text that run (S4-51), and its blog where it has
 * posts and no page of text at that address.
 */
export function runningPages(site: Publishing, now: Date): ContentPage[] {
  const pages = site.pages.filter((page) => isRunning(page, now));
  const hasBlog = !pages.some(({ path }) => path === BLOG_PATH) && site.posts.some((post) => isOut(post, now));
  return hasBlog ? [...pages, blogPage(site)] : pages;
}

/** Every page of its own that a site has now, its posts included. */
export function contentPages(site: Publishing, now: Date): ContentPage[] {
  return [...runningPages(site, now), ...publishedPosts(site, now).map(postPage)];
}

/** The site's own page at a path; undefined where it has none now. */
export function contentAt(site: Publishing, path: string, now: Date): ShownContent | undefined {
  const page = runningPages(site, now).find((known) => known.path === path);
  if (!page) return path.startsWith(postPath('')) ? postAt(site, path, now) : undefined;
  if (path === BLOG_PATH && !site.pages.includes(page))
    return { ...page, posts: publishedPosts(site, now).map(postCard) };
  const positions = page.positions?.filter(({ closes }) => isRunning({ expiry: closes }, now));
  const related = page.related?.filter(({ href }) => !isOver(site, href, now));
  return { ...page, ...(positions && { positions }), ...(related && { related }) };
}

/** Where the address of a page that is over leads, when the page says so; null for every other. */
export function endedTo(site: Pick<Site, 'pages' | 'posts'>, path: string, now: Date): string | null {
  const own = writtenAt(site, path);
  if (own.some((page) => isRunning(page, now))) return null;
  return own.find(({ expiry, moved_to: to }) => to && expiry && Date.parse(expiry) <= now.getTime())?.moved_to ?? null;
}

/** Whether a link leads to a page of the site that is not there now and leads nowhere else: whoever follows it finds nothing. */
export function isOver(site: Pick<Site, 'pages' | 'posts'>, href: string, now: Date): boolean {
  const path = URL.parse(href, 'http://site')?.pathname ?? href;
  const own = writtenAt(site, path);
  return own.length > 0 && !own.some((page) => isRunning(page, now)) && endedTo(site, path, now) === null;
}

/** Pages and posts that were ever written for an address. */
function writtenAt({ pages, posts }: Pick<Site, 'pages' | 'posts'>, path: string) {
  return [...pages.filter((page) => page.path === path), ...posts.filter(({ slug }) => postPath(slug) === path)];
}

function postAt(site: Publishing, path: string, now: Date): ShownContent | undefined {
  const post = publishedPosts(site, now).find(({ slug }) => postPath(slug) === path);
  const related = post?.related.filter(({ href }) => !isOver(site, href, now));
  return post && { ...postPage(post), related, post: { author: post.author, date: post.date } };
}

/** As a router has the page: a post by the one route of all posts. */
export function routeOfContent({ path, post }: ShownContent): string {
  return post ? POST_ROUTE : path;
}
