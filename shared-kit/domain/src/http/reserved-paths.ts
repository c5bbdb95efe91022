import { BLOG_FEED_PATH } from '../content/content-pages';
import { CHAT_PATH, SENT_PATH } from '../form/form-path';
import { PUSH_WORKER_PATH } from '../account/push-worker-path';

/** What search engines and assistants ask for; the API knows the stock it is made of. */
const MACHINE_PATHS = ['/sitemap.xml', '/sitemaps/*', '/robots.txt', '/llms.txt', '/mcp'];

/** Addresses of every site that the shell hands to the API, as its router knows them. */
export const API_PATHS: readonly string[] = [
  '/api/*',
  '/img/*',
  '/cars/:slug/view.json',
  '/cars/:slug/autogauge',
  '/cars/:slug/share.jpg',
  '/share.jpg',
  '/feeds/*',
  ...MACHINE_PATHS,
];

/** What the shell answers by itself before it looks for a page, and a folder of the API that no shopper comes to. */
const SHELL_PATHS = [
  ...['/assets/*', '/remotes/*', '/styles/*', '/site/*', '/theme/*', '/favicon.svg', '/content.json', PUSH_WORKER_PATH],
  ...[BLOG_FEED_PATH, '/healthz', '/readyz', '/metrics', '/csp-reports', '/page-reports', '/internal/*'],
];

/** Pages that the platform leads to on its own account, whether or not a site has them now. */
const PLATFORM_PAGES = ['/', CHAT_PATH, SENT_PATH, '/sitemap'];

const RESERVED = [...API_PATHS, ...SHELL_PATHS, ...PLATFORM_PAGES].map((pattern) => pattern.split('/'));

/**
 * Whether an address is the platform's on every site, so that neither a page of text nor a redirect could be there. Which
 * addresses the remotes have differs from site to site and is not told here. `app.node.test.ts` of the shell holds this
 * list to the routes that it has.
 */
export function isReservedPath(path: string): boolean {
  const given = path.toLowerCase().split('/');
  return given[1]?.startsWith('_') || RESERVED.some((pattern) => fits(pattern, given));
}

/** `*` stands for all that follows, and for nothing. */
function fits(pattern: readonly string[], given: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === given[index]);
}
