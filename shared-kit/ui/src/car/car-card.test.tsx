import type { CarCard as CardCar } from '@shared-kit/contracts/vehicle/car.contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { CarCard } from './car-card';

const now = new Date('2026-11-21T00:00:00Z');

function show(car: Partial<CardCar>, distanceKm?: number) {
  const { container } = render(
    <MemoryRouter>
      <CarCard car={aCarCard(car)} site={aSite()} now={now} {...(distanceKm !== undefined && { distanceKm })} />
    </MemoryRouter>,
  );
  return container;
}

test('says what a shopper compares: name, price and its type, repayment with both rates, facts, place', () => {
  const card = within(show({}, 12.4));

  expect(card.getByRole('heading', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(card.getByRole('link', { name: '2021 Mazda CX-5' })).toHaveAttribute(
    'href',
    '/cars/2021-mazda-cx-5-maxx-sport-s1042',
  );
  expect(card.getByText('$32,990')).toBeVisible();
  expect(card.getByText('Drive Away')).toBeVisible();
  expect(card.getByText(/^\$155 a week at 8.49% p.a. · 9.60% p.a. comparison rate, /)).toBeVisible();
  expect(card.getByText('41,200 kms · Automatic · Petrol · SUV')).toBeVisible();
  expect(card.getByText('Springwood, QLD · 12 kms away')).toBeVisible();
});

test('a card is short in a page’s HTML: no marks between texts, no entities, no width that no card is', () => {
  const card = <CarCard car={aCarCard({ thumbnails: ['a', 'b', 'c', 'd'] })} site={aSite()} now={now} />;

  const html = renderToString(<MemoryRouter>{card}</MemoryRouter>);

  expect(html).toContain('4 photos');
  expect(html).toContain('comparison rate');
  expect(html).toContain('w=320 320w');
  expect(html).not.toMatch(/<!--|&gt;|w=160/);
});

test('shows no repayment where none may be shown', () => {
  show({ repayment: null });

  expect(screen.queryByText(/a week/)).not.toBeInTheDocument();
});

test.each([
  ['for sale', { status: 'in_stock' }, true],
  ['sold', { status: 'sold' }, false],
])(
  'a repayment too small for the terms that were chosen is asked about, of a car that is %s (S5-57)',
  (_case, car, asks) => {
    show({ repayment: null, asks_for_finance: true, ...car });

    expect(screen.queryAllByText('Enquire for Finance')).toHaveLength(asks ? 1 : 0);
  },
);

test('what makes a repayment small stands beside it (A-60)', () => {
  show({ repayment: { ...aCarCard().repayment!, termYears: 7, balloon: 9000 } });

  expect(screen.getByText(/over 7 years, final payment \$9,000$/)).toBeVisible();
});

test('a sold car says so and offers no repayment', () => {
  show({ status: 'sold' });

  expect(screen.getByText('SOLD')).toBeVisible();
  expect(screen.queryByText(/a week/)).not.toBeInTheDocument();
});

test('shows the former price only where the car is reduced', () => {
  show({ before_price: 35_000 });
  expect(screen.getByText('$35,000')).toBeVisible();
});

test('says what a car costs below the market beside its place, and no line of it where it does not', () => {
  show({ average_market_price: 35_000 });
  expect(screen.getByText('$2,010 below market').previousSibling).toHaveTextContent('Springwood, QLD');

  show({ average_market_price: 33_000 });
  expect(screen.getAllByText(/below market/)).toHaveLength(1);
});

test('keeps the room of a choice beside its buttons that scripts bring later', () => {
  const card = <CarCard car={aCarCard()} site={aSite()} now={now} compare={false} actions={<a href="/">Enquire</a>} />;
  render(<MemoryRouter>{card}</MemoryRouter>);

  expect(screen.getByRole('link', { name: 'Enquire' }).nextSibling).toBeEmptyDOMElement();
});

test('leaves out what nobody wrote down instead of showing null', () => {
  const card = show({
    km: null,
    simple_body: null,
    badge: null,
    series: null,
    year: null,
    city: null,
    location_name: null,
    state: null,
  });

  expect(card).not.toHaveTextContent(/null|undefined|NaN/);
  expect(screen.getByText('Vehicle Location')).toBeVisible();
});

const pictures = (card: HTMLElement) => [...card.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

const strip = (card: HTMLElement) => card.querySelector('a[aria-hidden]')!.parentElement!;

test.each([
  ['the pointer comes near', (card: HTMLElement) => fireEvent.pointerEnter(strip(card))],
  ['a finger touches them', (card: HTMLElement) => fireEvent.touchStart(strip(card))],
  ['the card has the focus', () => fireEvent.focusIn(screen.getByRole('link', { name: '2021 Mazda CX-5' }))],
])('renders one picture and how many there are, and the others only when %s', async (_case, come) => {
  const card = show({ thumbnails: ['a', 'b', 'c', 'd'], primary_image_url: 'a', photos_count: 20 });
  expect(pictures(card)).toEqual(['/img/a']);
  expect(screen.getByText('20 photos')).toBeVisible();

  come(card);

  await waitFor(() => expect(pictures(card)).toEqual(['/img/a', '/img/b', '/img/c', '/img/d']));
});

test('arrow keys and buttons turn the photos, after the last comes the first, and say which it is', async () => {
  const card = show({ thumbnails: ['a', 'b', 'c', 'd'], primary_image_url: 'a', photos_count: 4 });
  Object.defineProperty(strip(card), 'clientWidth', { value: 300 });
  const title = screen.getByRole('link', { name: '2021 Mazda CX-5' });
  const turned = () => (fireEvent.scroll(strip(card)), screen.getByText(/ of 4$/));
  fireEvent.focusIn(title);
  await screen.findByRole('button', { name: 'Next photo' });

  fireEvent.keyDown(title, { key: 'ArrowRight' });
  expect(turned()).toHaveTextContent('Photo 2 of 4');
  expect(turned()).toHaveAttribute('aria-live', 'polite');

  fireEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(turned()).toHaveTextContent('Photo 1 of 4');
  fireEvent.keyDown(title, { key: 'ArrowLeft' });
  expect(turned()).toHaveTextContent('Photo 4 of 4');
  fireEvent.keyDown(title, { key: 'ArrowRight', altKey: true });
  expect(turned()).toHaveTextContent('Photo 4 of 4');
});

test.each([
  ['the card has just the focus', (title: HTMLElement) => fireEvent.focusIn(title)],
  ['the card had the focus before scripts ran', () => undefined],
])('an arrow key turns the photos before they are loaded, where %s', async (_case, focus) => {
  const card = show({ thumbnails: ['a', 'b', 'c', 'd'], primary_image_url: 'a', photos_count: 4 });
  Object.defineProperty(strip(card), 'clientWidth', { value: 300 });
  const title = screen.getByRole('link', { name: '2021 Mazda CX-5' });
  focus(title);
  fireEvent.keyDown(title, { key: 'ArrowRight' });
  fireEvent.keyDown(title, { key: 'ArrowRight', altKey: true });
  await screen.findByRole('button', { name: 'Next photo' });

  expect(strip(card).scrollLeft).toBe(300);
  fireEvent.scroll(strip(card));
  expect(screen.getByText('Photo 2 of 4')).toBeVisible();
});

test.each([
  ['three pictures or fewer', { thumbnails: ['a', 'b', 'c'] }],
  ['a car that is not in stock', { thumbnails: ['a', 'b', 'c', 'd'], status: 'coming_soon' }],
])('does not swipe through %s (S5-12, S5-13)', async (_case, car) => {
  const card = show({ primary_image_url: 'a', ...car });

  fireEvent.pointerEnter(strip(card));
  fireEvent.focusIn(screen.getByRole('link', { name: '2021 Mazda CX-5' }));
  await act(async () => import('./photo-strip'));

  expect(pictures(card)).toEqual(['/img/a']);
  expect(screen.queryByText(/photos$/)).not.toBeInTheDocument();
});

test('a pointer that rests on a card sees its second photo, and the first again when it goes', async () => {
  const card = show({ thumbnails: ['a', 'b', 'c', 'd'], primary_image_url: 'a', photos_count: 4 });
  const strip = card.querySelector('a[aria-hidden]')!.parentElement!;
  fireEvent.pointerEnter(strip);
  await screen.findByRole('button', { name: 'Next photo' });
  const seconds = () => card.querySelectorAll('img[src*="/img/b"]');
  expect(seconds()).toHaveLength(1);

  fireEvent.pointerEnter(strip);
  await waitFor(() => expect(seconds()).toHaveLength(2));
  fireEvent.pointerLeave(strip);
  expect(seconds()).toHaveLength(1);

  fireEvent.pointerEnter(strip, { pointerType: 'touch' });
  expect(seconds()).toHaveLength(1);
});

test('what decides on a truck stands in its line of facts, in place of fuel and body', () => {
  show({ km: 21, simple_transmission: 'Automatic', simple_body: 'Truck', figures: 'GVM 4,500 kg' });

  expect(screen.getByText('21 kms · Automatic · GVM 4,500 kg')).toBeVisible();
});

test('a price by the week says what it includes, where the site does', () => {
  const site = aSite({ flags: { subscription_site: true }, subscription_note: 'Everything but charging included' });
  render(<CarCard car={aCarCard({ subscription_price: 350 })} site={site} now={now} />, { wrapper: MemoryRouter });

  expect(screen.getByText('a week by subscription')).toBeVisible();
  expect(screen.getByText('Everything but charging included')).toBeVisible();
});
