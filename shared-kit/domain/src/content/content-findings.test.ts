import type { ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { contentFindings } from './content-findings';

const aPage = (said: Partial<ContentPage>): ContentPage => ({
  ...{ path: '/about-us', title: 'About us', description: 'Who we are.', form: '', form_place: '' },
  body: 'We sell cars.',
  ...said,
});
const found = (said: Partial<ContentPage>) =>
  contentFindings(aPage(said)).map(({ level, where, text }) => `${level} ${where}: ${text}`);

test('a page of plain words has nothing to be looked at', () => {
  expect(
    found({ body: '## Our story\n\nWe **began** in 1974.\n\n- [Cars](https://a.example/cars)\n- Trucks' }),
  ).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'error body: Tags are shown as they are typed: take out <script>'],
  ['<b>Bold', 'error body: Tags are shown as they are typed: take out <b>'],
  ['See javascript:alert(1)', 'error body: A link to a script leads nowhere'],
  ['[Go](javascript:alert(1))', 'error body: A link to a script leads nowhere'],
  ['[Our hours](contact)', 'error body: The link "Our hours" leads nowhere: contact is no address'],
  ['See it [here](/faqs)', 'warning body: The link "here" does not say where it leads: use words that do'],
  ['# Too large', 'error body: A heading is written "## ": "# Too large"'],
  ['### Too small', 'error body: A heading is written "## ": "### Too small"'],
  ['## Heading\nand text', 'error body: Leave a line free below the heading "## Heading"'],
  ['## One\n\n## Two\n\ntext', 'warning body: There is nothing below the heading "## One"'],
])('%j is named', (body, finding) => {
  expect(found({ body })).toEqual([finding]);
});

test.each([
  ['Finance at 5.9% p.a.', /comparison rate/],
  ['Only $99 a week', /repayment/],
  ['Utes from $39,990', /s48/],
  ['Guaranteed approval', /promise/],
  ['The lowest price in town', /lowest/],
  ['Was $20,000', /price before/],
  ['No refunds', /refunds/],
  ['A **free** service', /conditions/],
  ['Interest-free for a year', /conditions/],
  ['Finance at **5.9%** _p.a._', /comparison rate/],
])('the words %j are to be looked at for the law', (body, said) => {
  expect(found({ body })).toEqual([expect.stringMatching(said)]);
});

test.each([
  '5.9% p.a., comparison rate 6.2% p.a.',
  'Utes from $39,990 Drive Away',
  'Free of rust',
  'She waited for a free one on six days',
  'Feel free to call our toll-free line',
  'A free service; conditions apply',
])('%j has what the law asks for', (body) => {
  expect(found({ body })).toEqual([]);
});

test('parts are looked at as the text is: words, pictures without alternative text, uneven tables', () => {
  const blocks: ContentPage['blocks'] = [
    { kind: 'text', heading: '', text: '<i>Hello' },
    { kind: 'gallery', heading: '', pictures: [{ id: 'a-picture', alt: '' }] },
    { kind: 'table', heading: '', columns: ['Service', 'Price'], rows: [['Logbook', '$300'], ['Brakes']] },
  ];

  expect(found({ blocks })).toEqual([
    'warning blocks.1: Say what the picture shows, unless it adds nothing to the text',
    'error blocks.0: Tags are shown as they are typed: take out <i>',
    'error blocks.2: Row 2 of the table has not as many cells as there are columns',
  ]);
});

test('a description that is missing or too long for search engines is named', () => {
  expect(found({ description: '' })).toEqual([expect.stringContaining('warning description')]);
  expect(found({ description: 'a'.repeat(161) })).toEqual([expect.stringContaining('160 characters')]);
});

test('a film that is not told in words, and its picture without words, are to be looked at', () => {
  const film = {
    kind: 'video' as const,
    heading: '',
    title: 'The yard',
    text: '',
    address: 'https://youtu.be/aqz-KE-bpKQ',
  };
  expect(found({ blocks: [{ ...film, picture: { id: 'showroom-day', alt: '' } }] })).toEqual([
    'warning blocks.0: Say what the picture shows, unless it adds nothing to the text',
    'warning blocks.0: Say in words what the film shows and says, for who cannot see or hear it',
  ]);
  expect(found({ blocks: [{ ...film, text: 'A walk over the yard.' }] })).toEqual([]);
});

test('a film beside large words is told in words too, and their picture is described', () => {
  const hero = {
    kind: 'hero' as const,
    heading: 'Sale',
    text: '',
    address: '',
    title: '',
    film: '',
    search: '/search',
  };
  const picture = { id: 'a-picture', alt: '' };

  expect(
    found({
      blocks: [
        { ...hero, shows: 'video' },
        { ...hero, shows: 'picture', picture },
      ],
    }),
  ).toEqual([
    'warning blocks.1: Say what the picture shows, unless it adds nothing to the text',
    'warning blocks.0: Say in words what the film shows and says, for who cannot see or hear it',
  ]);
});

test('what is over before it begins is named', () => {
  const [early, late] = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'];
  const position = { title: 'T', text: 'Words', city: 'Noosa', state: 'QLD', employment: 'FULL_TIME' as const };

  expect(found({ start: late, expiry: early, positions: [{ ...position, posted: late, closes: early }] })).toEqual([
    'error expiry: It ends before it begins',
    'error positions.0: It closes before it is posted',
  ]);
  expect(found({ start: early, expiry: late, positions: [{ ...position, posted: early, closes: late }] })).toEqual([]);
});
