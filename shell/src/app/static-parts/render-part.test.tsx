import { aSite } from '@shared-kit/testing/a-site';
import { screen, within } from '@testing-library/react';
import type { StaticPartData } from './render-part';
import { drawStaticPart } from './testing/draw-static-part';

const page = { path: '/faqs', title: 'Questions', description: 'Short answers', form: '', form_place: '' };
const body = '## Is it open?\n\nYes.\n\n## On Sunday?\n\nNo.';

const facts = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string },
  );

test('questions open to their answers', () => {
  drawStaticPart('article0', { content: { ...page, body, questions: true } });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Is it open?',
    'On Sunday?',
  ]);
  expect(document.querySelectorAll('details')).toHaveLength(2);
});

test('questions are told to machines with their answers, a page without them says where it stands alone', () => {
  const { unmount } = drawStaticPart('top', { content: { ...page, body, questions: true } });
  expect(facts()[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Is it open?', acceptedAnswer: { text: 'Yes.' } },
      { name: 'On Sunday?', acceptedAnswer: { text: 'No.' } },
    ],
  });
  unmount();

  drawStaticPart('top', { content: { ...page, body } });
  expect(facts()).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test('the parts of a page are drawn in their order, tables with their rows named and questions told to machines', () => {
  const blocks: NonNullable<StaticPartData['content']>['blocks'] = [
    { kind: 'text', heading: 'Our story', text: 'We began in 1974.\n\n- Cars\n- Trucks' },
    { kind: 'table', heading: 'Prices', columns: ['Service', 'Price'], rows: [['Logbook', '$300 <b>']] },
    { kind: 'questions', heading: '', items: [{ question: 'Is it open?', answer: 'Yes.' }] },
    { kind: 'gallery', heading: '', pictures: [{ id: 'a-picture', alt: 'The yard' }] },
    { kind: 'call_to_action', heading: 'Come in', text: '', link: { label: 'Write to us', href: '/contact' } },
  ];
  const { unmount } = drawStaticPart('article0', { content: { ...page, body: 'First.', blocks } });

  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Our story', 'Prices', 'Come in']);
  expect(screen.getByRole('rowheader', { name: 'Logbook' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '$300 <b>' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The yard' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  unmount();

  drawStaticPart('top', { content: { ...page, body: '', blocks } });
  expect(facts()[1]).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Is it open?' }] });
});

test('a page says the figures of its site where it wants them, and none where the site has none', () => {
  const content = { ...page, body: 'First.', blocks: [{ kind: 'figures' as const, heading: '' }] };
  const { unmount } = drawStaticPart('article0', { content }, aSite({ stats: [{ value: '50+', label: 'locations' }] }));
  expect(screen.getByRole('term')).toHaveTextContent('locations');
  expect(screen.getByRole('definition')).toHaveTextContent('50+');
  unmount();

  drawStaticPart('article0', { content }, aSite({ stats: [] }));
  expect(screen.queryByRole('term')).toBeNull();
});

test('around what remotes show stand its heading and the way to all of it, in stretches of the page', () => {
  const blocks: NonNullable<StaticPartData['content']>['blocks'] = [
    { kind: 'text', heading: 'First', text: 'Words.' },
    { kind: 'stock', heading: 'Our utes', search: '/search/used-cars?sortBy=newest', count: 4 },
    { kind: 'locations', heading: '', places: [] },
    { kind: 'text', heading: 'Last', text: 'More words.' },
    { kind: 'form', heading: '', form: 'enquiry', place: '' },
  ];
  const stretch = (index: number) => {
    const { unmount } = drawStaticPart(`article${index}`, { content: { ...page, body: 'Hello.', blocks } });
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
  drawStaticPart('onward', { content: { ...page, body, related } });

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
  const { unmount } = drawStaticPart('article0', { content: { ...page, body: '', positions: [position] } });
  expect(screen.getByText('Cairns QLD · Full time · apply by 31 March 2027')).toBeVisible();
  unmount();

  drawStaticPart('top', { content: { ...page, body: '', positions: [position] } });
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
  drawStaticPart('announcement', { announcement });

  expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('Open on Sunday See when');
  expect(screen.getByRole('button', { name: 'Put this announcement away' })).toHaveAttribute('data-put-away');
});

test('a picture that is cut shows what its editor said has to be seen', () => {
  const picture = { id: 'own-00112233445566aa', alt: 'The yard', focus: { x: 30, y: 60 } };
  drawStaticPart('article0', {
    content: { ...page, body: '', blocks: [{ kind: 'gallery', heading: '', pictures: [picture] }] },
  });

  const shown = screen.getByRole('img', { name: 'The yard' });
  expect(shown.parentElement).toHaveAttribute('data-x', '25');
  expect(shown).toHaveAttribute('srcset', expect.stringContaining('/img/own-00112233445566aa?w=960 960w'));
});

test('above a page a picture of a vehicle is whole, as its editor said', () => {
  const picture = { id: 'van-white-front34', alt: 'A white van', whole: true };
  drawStaticPart('top', { content: { ...page, body: '', picture } });

  expect(screen.getByRole('img', { name: 'A white van' }).parentElement).toHaveAttribute('data-whole');
});

test('a film is a link that opens in an empty frame of its own, and one without an address of its provider is not drawn', () => {
  const film = { kind: 'video' as const, heading: 'See it', title: 'The yard', text: 'A walk.', address: 'x' };
  const frame = { provider: 'YouTube', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' };
  drawStaticPart('article0', { content: { ...page, body: '', blocks: [{ ...film, frame }, film] } });

  const shown = screen.getByTitle('The yard');
  expect(shown).not.toHaveAttribute('src');
  const link = screen.getByRole('link', { name: 'Play “The yard” from YouTube' });
  expect(link).toHaveAttribute('target', shown.getAttribute('name'));
  expect(link).toHaveAttribute('href', frame.src);
});

test('on a site whose desk answers each page leads to it, with and without an announcement; on others nothing does', () => {
  const { unmount } = drawStaticPart('announcement', { chat: 'Message us' });
  expect(screen.getByRole('link', { name: 'Message us' })).toHaveAttribute('href', '/chat');
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  unmount();

  drawStaticPart('announcement', { announcement: { text: 'Open on Monday' } });
  expect(screen.getByRole('region', { name: 'Announcement' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
