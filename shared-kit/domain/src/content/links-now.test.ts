import { contentBlockSchema, homePartSchema } from '@shared-kit/contracts/site/content-page.contract';
import { framedContentAt } from './framed-content';
import { homeNow } from './links-now';

const now = new Date('2026-11-27T02:00:00Z');
const words = { title: 'A page', description: '', body: '', form: '', form_place: '' };
const away = { ...words, path: '/away', expiry: now.toISOString() };
const link = { label: 'Read on', href: '/away?from=here' };
const hero = { kind: 'hero', heading: 'Large', shows: 'offer', link };
const callToAction = { kind: 'call_to_action', heading: 'Come in', text: 'We are open.', link };
const bare = { ...callToAction, heading: 'Bare', text: '' };

function drawn(said: object) {
  const page = {
    ...words,
    path: '/here',
    blocks: [hero, callToAction, bare].map((block) => contentBlockSchema.parse(block)),
  };
  const pages = [page, { ...away, ...said }];
  return framedContentAt({ name: 'Sunrise', pages, posts: [] }, '/here', now)?.blocks ?? [];
}

test('parts of a page lead to no page that was taken away, and keep what they say', () => {
  const blocks = drawn({});

  expect(blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['hero', 'Large'],
    ['text', 'Come in'],
  ]);
  expect(JSON.stringify(blocks)).not.toContain('/away');
});

test.each([
  ['comes back', { expiry: '2026-11-28T02:00:00Z' }],
  ['leads on', { moved_to: '/faqs' }],
])('they lead to it again once it %s', (_what, said) => {
  expect(drawn(said).filter((block) => 'link' in block)).toHaveLength(3);
});

const text = (said: object) => {
  const blocks = [
    { kind: 'text', text: 'So [there](/away).' },
    { kind: 'questions', items: [{ question: 'Where?', answer: '[There](/away), or [here](/here)' }] },
    { ...callToAction, text: 'As [we](/away) say.', link: { label: 'On', href: '/here' } },
  ].map((block) => contentBlockSchema.parse(block));
  const page = { ...words, path: '/here', body: 'See [what **was**](/away#top) and [what is](/here).', blocks };
  const post = {
    slug: 'news',
    title: 'News',
    author: 'Mia',
    date: '2026-01-01T00:00:00Z',
    summary: 'New.',
    related: [],
  };
  const site = { name: 'Sunrise', pages: [page, { ...away, ...said }], posts: [{ ...post, body: '[Was](/away)' }] };
  return ['/here', '/blog/news'].map((path) => framedContentAt(site, path, now));
};

test('words that led to such a page stay, without their link, in every text of pages and posts', () => {
  const [page, news] = text({});

  expect(page?.body).toBe('See what **was** and [what is](/here).');
  expect(page?.blocks).toMatchObject([
    { text: 'So there.' },
    { items: [{ answer: 'There, or [here](/here)' }] },
    { text: 'As we say.' },
  ]);
  expect(news?.body).toBe('Was');
});

test('and lead to it again once it is there', () => {
  const [page, news] = text({ expiry: '2026-11-28T02:00:00Z' });

  expect(page?.body).toBe('See [what **was**](/away#top) and [what is](/here).');
  expect(page?.blocks).toMatchObject([{ text: 'So [there](/away).' }, {}, { text: 'As [we](/away) say.' }]);
  expect(news?.body).toBe('[Was](/away)');
});

test("a home panel's button and reasons likewise", () => {
  const items = [{ title: 'Fair', text: 'Prices', href: '/away' }];
  const parts = ['stock', { panel: 'Why us', text: 'Because', link, items }].map((part) => homePartSchema.parse(part));

  expect(homeNow({ pages: [away], posts: [] }, parts, now)).toEqual([
    'stock',
    { panel: 'Why us', text: 'Because', items: [{ title: 'Fair', text: 'Prices' }] },
  ]);
  expect(homeNow({ pages: [{ ...words, path: '/away' }], posts: [] }, parts, now)).toEqual(parts);
});
