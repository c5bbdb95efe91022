import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { alertMail } from './alert-mail';
import type { MailedChange } from './alert-mails.repository';

const config = aSite();
const site = { slug: 'sunrise', group_slug: 'sunrise', config };
const origin = 'https://sunrise.example';

function change(changed: Partial<MailedChange> = {}): MailedChange {
  return { car_id: '1', kind: 'price', price_before: 30_000, price: 29_000, label: null, saved_name: null, ...changed };
}

/** What the mail says of a car that the site shows so; null for no mail. */
function textOf(changes: readonly MailedChange[], card: object | null): string | null {
  const cards = card ? [aCarCard({ id: '1', name: '2021 Kia Rio', status: 'in_stock', ...card })] : [];
  const mail = { choice_id: 'c', phone: '+61491570301', email: 'ana@example.com', origin, changes: [...changes] };
  return alertMail({ site, mail, mailId: 'm', token: 't', cards })?.text ?? null;
}

const priced = {
  price: 28_000,
  offer_price: null,
  subscription_price: null,
  reserved: false,
  price_type: 'Drive Away',
};

test('a car that became cheaper twice is one line, from what it was first to what it is now', () => {
  const twice = [change(), change({ price_before: 29_000, price: 28_000 })];

  const text = textOf(twice, priced) ?? '';

  expect(text).toContain('was $30,000, now $28,000 Drive Away');
  expect(text.match(/Price drop/g)).toHaveLength(1);
});

test.each([
  ['has become dearer again', { ...priced, price: 30_000 }],
  ['shows an offer that is no cheaper', { ...priced, offer_price: 30_000 }],
  ['shows no price', { ...priced, price: null }],
  ['is reserved', { ...priced, reserved: true }],
  ['is sold', { ...priced, status: 'sold' }],
  ['is not shown here', null],
])('a car that %s has no price drop to tell of', (_how, card) => {
  expect(textOf([change({ saved_name: '2021 Kia Rio' })], card)).toBeNull();
});

test('a price that came down by an offer is told by what the car shows', () => {
  expect(textOf([change()], { ...priced, offer_price: 27_000 })).toContain('was $30,000, now $27,000 Drive Away');
});

test('a car that came and became cheaper since is new, at what it costs', () => {
  const text = textOf([change({ kind: 'new', label: 'Used cars', price_before: null }), change()], priced);

  expect(text).toContain('Used cars: 2021 Kia Rio, $28,000 Drive Away');
  expect(text).not.toContain('was');
});

test('a saved car that left the stock is told as sold by the name it was saved with, once', () => {
  const text = textOf([change(), change({ kind: 'reserved' }), change({ kind: 'sold', saved_name: 'My Rio' })], null);

  expect(text).toContain('Sold: My Rio');
  expect(text).not.toMatch(/Price drop|Reserved/);
});

test('a car that is back in stock by the time the mail leaves is not told as sold', () => {
  expect(textOf([change({ kind: 'sold' })], priced)).toBeNull();
});

test('leads to where all of it stands: saved cars, or what a saved search found', () => {
  expect(textOf([change()], priced)).toContain('See your saved cars: https://sunrise.example/watchlist');
  expect(textOf([change({ kind: 'new', label: 'Used cars', price_before: null })], priced)).toContain(
    'See your saved searches: https://sunrise.example/saved-searches',
  );
});

test('a mail about one car shows it, and none that it does not tell of', () => {
  const cards = [
    aCarCard({
      id: '1',
      name: '2021 Kia Rio',
      path: '/cars/rio',
      ...priced,
      status: 'in_stock',
      primary_image_url: 'rio',
    }),
    aCarCard({
      id: '2',
      name: '2020 Kia Seltos',
      path: '/cars/seltos',
      status: 'in_stock',
      primary_image_url: 'seltos',
    }),
  ];
  const htmlOf = (changes: MailedChange[]) => {
    const mail = { choice_id: 'c', phone: '+61491570301', email: 'ana@example.com', origin, changes };
    return alertMail({ site, mail, mailId: 'm', token: 't', cards })?.html ?? '';
  };

  expect(htmlOf([change(), change({ car_id: '2', kind: 'sold' })])).toContain(`src="${origin}/img/rio?w=640"`);
  expect(htmlOf([change({ kind: 'sold', car_id: '3', saved_name: '2019 Kia Cerato' })])).not.toContain('<img');
});
