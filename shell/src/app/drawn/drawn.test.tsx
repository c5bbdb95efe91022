import { aSite } from '@shared-kit/testing/a-site';
import type { HomePart } from '@shared-kit/contracts/site/content-page.contract';
import { SiteOriginContext } from '@shared-kit/runtime/site-address';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen, within } from '@testing-library/react';
import { DrawContext } from './draw-context';
import { drawPart } from './draw-part';
import type { Drawable } from './draw-part';
import type { Part } from './draw-context';
import { Drawn } from './drawn';

const page = { path: '/faqs', title: 'Questions', description: 'Short answers', form: '', form_place: '' };
const body = '## Is it open?\n\nYes.\n\n## On Sunday?\n\nNo.';

function draw(part: Part, data: Drawable, site = aSite()) {
  return renderWithStore(
    <SiteOriginContext value="https://sunrise.example">
      <DrawContext value={(asked) => drawPart(asked, data)}>
        <Drawn part={part} />
      </DrawContext>
    </SiteOriginContext>,
    { site },
  );
}
const facts = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string },
  );

test('questions open to their answers', () => {
  draw('article0', { content: { ...page, body, questions: true } });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Is it open?',
    'On Sunday?',
  ]);
  expect(document.querySelectorAll('details')).toHaveLength(2);
});

test('questions are told to machines with their answers, a page without them says where it stands alone', () => {
  const { unmount } = draw('top', { content: { ...page, body, questions: true } });
  expect(facts()[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Is it open?', acceptedAnswer: { text: 'Yes.' } },
      { name: 'On Sunday?', acceptedAnswer: { text: 'No.' } },
    ],
  });
  unmount();

  draw('top', { content: { ...page, body } });
  expect(facts()).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test('the parts of a page are drawn in their order, tables with their rows named and questions told to machines', () => {
  const blocks: NonNullable<Drawable['content']>['blocks'] = [
    { kind: 'text', heading: 'Our story', text: 'We began in 1974.\n\n- Cars\n- Trucks' },
    { kind: 'table', heading: 'Prices', columns: ['Service', 'Price'], rows: [['Logbook', '$300 <b>']] },
    { kind: 'questions', heading: '', items: [{ question: 'Is it open?', answer: 'Yes.' }] },
    { kind: 'gallery', heading: '', pictures: [{ id: 'a-picture', alt: 'The yard' }] },
    { kind: 'call_to_action', heading: 'Come in', text: '', link: { label: 'Write to us', href: '/contact' } },
  ];
  const { unmount } = draw('article0', { content: { ...page, body: 'First.', blocks } });

  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Our story', 'Prices', 'Come in']);
  expect(screen.getByRole('rowheader', { name: 'Logbook' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '$300 <b>' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The yard' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  unmount();

  draw('top', { content: { ...page, body: '', blocks } });
  expect(facts()[1]).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Is it open?' }] });
});

test('a page says the figures of its site where it wants them, and none where the site has none', () => {
  const content = { ...page, body: 'First.', blocks: [{ kind: 'figures' as const, heading: '' }] };
  const { unmount } = draw('article0', { content }, aSite({ stats: [{ value: '50+', label: 'locations' }] }));
  expect(screen.getByRole('term')).toHaveTextContent('locations');
  expect(screen.getByRole('definition')).toHaveTextContent('50+');
  unmount();

  draw('article0', { content }, aSite({ stats: [] }));
  expect(screen.queryByRole('term')).toBeNull();
});

test('around what remotes show stand its heading and the way to all of it, in stretches of the page', () => {
  const blocks: NonNullable<Drawable['content']>['blocks'] = [
    { kind: 'text', heading: 'First', text: 'Words.' },
    { kind: 'stock', heading: 'Our utes', search: '/search/used-cars?sortBy=newest', count: 4 },
    { kind: 'locations', heading: '', places: [] },
    { kind: 'text', heading: 'Last', text: 'More words.' },
    { kind: 'form', heading: '', form: 'enquiry', place: '' },
  ];
  const stretch = (index: number) => {
    const { unmount } = draw(`article${index}`, { content: { ...page, body: 'Hello.', blocks } });
    const said = [...document.querySelectorAll('h2, a')].map((one) => one.getAttribute('href') ?? one.textContent);
    unmount();
    return said;
  };

  expect(stretch(0)).toEqual(['First', 'Our utes']);
  expect(stretch(1)).toEqual(['/search/used-cars?sortBy=newest', 'Our locations']);
  expect(stretch(2)).toEqual(['/dealer-locator', 'Last']);
  expect([stretch(3), stretch(4)]).toEqual([[], []]);
});

test('a page leads on to what it names, to the stock, to a person and to the phone, and never to itself', () => {
  const related = [
    { label: 'Warranty', href: '/warranty' },
    { label: 'Here', href: '/faqs' },
    { label: 'Write to us', href: '/contact' },
  ];
  draw('onward', { content: { ...page, body, related } });

  const links = within(screen.getByRole('navigation', { name: 'Where to next' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Warranty', '/warranty'],
    ['Write to us', '/contact'],
    ['Browse all cars', '/search/new-used-and-demo-cars'],
    [expect.stringContaining('07 3808 9999'), 'tel:+61738089999'],
  ]);
});

test('a position says where, how and until when in words of the site, and the same to machines', () => {
  const position = {
    title: 'Technician',
    text: 'Servicing </script> of cars.',
    city: 'Cairns',
    state: 'QLD',
    employment: 'FULL_TIME' as const,
    posted: '2026-11-02T09:00:00+10:00',
    closes: '2027-03-31T17:00:00+10:00',
  };
  const { unmount } = draw('article0', { content: { ...page, body: '', positions: [position] } });
  expect(screen.getByText('Cairns QLD · Full time · apply by 31 March 2027')).toBeVisible();
  unmount();

  draw('top', { content: { ...page, body: '', positions: [position] } });
  expect(facts()).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'JobPosting',
      description: position.text,
      validThrough: position.closes,
      hiringOrganization: { name: 'Sunrise Motors', url: 'https://sunrise.example/' },
    },
  ]);
});

test('an announcement says where it leads, and its button which one it puts away', () => {
  const announcement = { text: 'Open on Sunday', link: { label: 'See when', href: '/dealer-locator' } };
  draw('announcement', { announcement });

  expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('Open on Sunday See when');
  expect(screen.getByRole('button', { name: 'Put this announcement away' })).toHaveAttribute('data-put-away');
});

const home = (parts: HomePart[], why: { title: string; text: string }[] = []): Drawable => ({
  home: { home: parts, posts: [], range: [], makes: [], why, nowMs: Date.parse('2026-11-24T00:00:00Z') },
});

test.each([
  ['offers', { offers_count: 0 }, { offers_count: 2 }, '2 cars at a reduced price right now.'],
  ['stats', { stats: [] }, { stats: [{ value: '50+', label: 'locations' }] }, '50+'],
  ['counter', {}, { flags: { sales_counter: true } }, /Sales this Month/],
] as const)('the home page has %s where the site has something for it', (part, without, having, words) => {
  const { unmount } = draw(0, home([part]), aSite(without as Parameters<typeof aSite>[0]));
  // Empty, it has no place among the others (home-page.module.css).
  expect(document.querySelector('[data-server-drawn]')).toBeEmptyDOMElement();
  unmount();

  draw(0, home([part]), aSite(having as Parameters<typeof aSite>[0]));
  expect(screen.getByText(words)).toBeVisible();
});

test('a home page leads to the makes that a site has most of, with their number, and one make is no choice', () => {
  const of = (makes: { make: string; count: number }[]): Drawable => ({ home: { ...home(['makes']).home!, makes } });
  const { unmount } = draw(0, of([{ make: 'Kia', count: 1200 }]));
  expect(document.querySelector('[data-server-drawn]')).toBeEmptyDOMElement();
  unmount();

  draw(
    0,
    of([
      { make: 'Kia', count: 1200 },
      { make: 'Land Rover', count: 3 },
    ]),
  );
  const makes = within(screen.getByRole('region', { name: 'Popular Makes' }));
  expect(makes.getByRole('link', { name: 'Kia 1,200' })).toBeVisible();
  expect(makes.getByRole('link', { name: 'Land Rover 3' })).toHaveAttribute('href', '/search/land-rover');
});

test('a panel in a site’s own words leads where it says', () => {
  const link = { label: 'Value my car', href: '/sell-my-car' };
  const items = [{ title: 'Easy Finance', text: 'Before you ask', href: '/finance' }];
  const part: Exclude<HomePart, string> = { panel: 'Why Buy From Us?', text: '', link, items };
  draw(0, home([part]));

  const panel = within(screen.getByRole('region', { name: 'Why Buy From Us?' }));
  expect(panel.getByRole('link', { name: 'Value my car' })).toHaveAttribute('href', '/sell-my-car');
  expect(panel.getByRole('link', { name: 'Easy Finance' })).toHaveAttribute('href', '/finance');
});

test('a site’s reasons stand where it has some', () => {
  draw(0, home(['why'], [{ title: 'Near', text: 'Around the corner' }]));

  expect(screen.getByRole('region', { name: 'Why Sunrise Motors?' })).toHaveTextContent('Around the corner');
});

test('a picture that is cut shows what its editor said has to be seen', () => {
  const picture = { id: 'own-00112233445566aa', alt: 'The yard', focus: { x: 30, y: 60 } };
  draw('article0', { content: { ...page, body: '', blocks: [{ kind: 'gallery', heading: '', pictures: [picture] }] } });

  const shown = screen.getByRole('img', { name: 'The yard' });
  expect(shown.parentElement).toHaveAttribute('data-x', '25');
  expect(shown).toHaveAttribute('srcset', expect.stringContaining('/img/own-00112233445566aa?w=960 960w'));
});

test('above a page a picture of a vehicle is whole, as its editor said', () => {
  const picture = { id: 'van-white-front34', alt: 'A white van', whole: true };
  draw('top', { content: { ...page, body: '', picture } });

  expect(screen.getByRole('img', { name: 'A white van' }).parentElement).toHaveAttribute('data-whole');
});

test('a film is a link that opens in an empty frame of its own, and one without an address of its provider is not drawn', () => {
  const film = { kind: 'video' as const, heading: 'See it', title: 'The yard', text: 'A walk.', address: 'x' };
  const frame = { provider: 'YouTube', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' };
  draw('article0', { content: { ...page, body: '', blocks: [{ ...film, frame }, film] } });

  const shown = screen.getByTitle('The yard');
  expect(shown).not.toHaveAttribute('src');
  const link = screen.getByRole('link', { name: 'Play “The yard” from YouTube' });
  expect(link).toHaveAttribute('target', shown.getAttribute('name'));
  expect(link).toHaveAttribute('href', frame.src);
});

test('on a site whose desk answers each page leads to it, with and without an announcement; on others nothing does', () => {
  const { unmount } = draw('announcement', { chat: 'Message us' });
  expect(screen.getByRole('link', { name: 'Message us' })).toHaveAttribute('href', '/chat');
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  unmount();

  draw('announcement', { announcement: { text: 'Open on Monday' } });
  expect(screen.getByRole('region', { name: 'Announcement' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
