import type { Post } from '@shared-kit/contracts/site/content-page.contract';
import { BLOG_PATH, postPath } from '@shared-kit/domain/content/content-pages';
import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';

/**
 * A blog as feed readers take it: RSS 2.0 (https://www.rssboard.org/rss-specification). An author's name is Dublin Core's
 * `creator`, as RSS's own `author` is a mailbox.
 */
export function blogFeed({ name }: { name: string }, posts: readonly Post[], origin: string): string {
  const items = posts.map(({ slug, title, author, date, summary }) => {
    const link = escapeMarkup(origin + postPath(slug));
    return `<item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid><dc:creator>${escapeMarkup(author)}</dc:creator><pubDate>${new Date(date).toUTCString()}</pubDate><description>${escapeMarkup(summary)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeMarkup(`${name}: blog`)}</title><link>${escapeMarkup(origin + BLOG_PATH)}</link><description>${escapeMarkup(`News and advice from ${name}.`)}</description><language>en-au</language>
${items.join('\n')}
</channel></rss>
`;
}
