import { blogFeed } from './blog-feed';

test('a feed names each post, who wrote it and when, and nothing in a title can end its element', () => {
  const post = {
    slug: 'towing-weights',
    title: 'Tare & <ATM>',
    author: 'Kim Novak',
    date: '2026-06-01T09:00:00+10:00',
    summary: 'What a plate says.',
    body: 'Text',
    related: [],
  };
  const feed = blogFeed({ name: 'Sunrise' }, [post], 'https://sunrise.example');

  expect(feed).toContain('<title>Tare &amp; &lt;ATM&gt;</title>');
  expect(feed).toContain('<link>https://sunrise.example/blog/towing-weights</link>');
  expect(feed).toContain('<pubDate>Sun, 31 May 2026 23:00:00 GMT</pubDate>');
  expect(feed).toContain('<dc:creator>Kim Novak</dc:creator>');
});
