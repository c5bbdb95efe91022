import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { alertText } from './alert-text';
import type { MailedChange } from './alert-mails.repository';

const config = aSite({ name: 'Sunrise Cars' });
const site = { slug: 'sunrise', group_slug: 'sunrise', config };
const origin = 'https://sunrise.example';
const PRICED = {
  price: 28_000,
  offer_price: null,
  subscription_price: null,
  reserved: false,
  price_type: 'Drive Away',
};

function textOf(changed: readonly string[], shown: readonly string[] = changed, search: string | null = null) {
  const changes = changed.map((id): MailedChange => {
    return { car_id: id, kind: 'price', price_before: 30_000, price: 28_000, label: search, saved_name: null };
  });
  const message = { choice_id: 'c', phone: '+61491570301', email: '', origin, changes };
  const cards = shown.map((id) =>
    aCarCard({ id, name: `Kia ${id}`, path: `/cars/kia-${id}`, status: 'in_stock', ...PRICED }),
  );
  return alertText(message, cards, { site, token: 't' });
}

test('one car is told with its price and the type of that, its page, who writes, and how it stops', () => {
  expect(textOf(['1'])).toBe(
    'Sunrise Cars: Price drop: Kia 1, was $30,000, now $28,000 Drive Away. https://sunrise.example/cars/kia-1\n' +
      'Stop: https://sunrise.example/stop-alerts/t?texts=1',
  );
});

test('of several the first is told, how many more, and the page that has all', () => {
  expect(textOf(['1', '2', '3'])).toContain('And 2 more. https://sunrise.example/watchlist\n');
  expect(textOf(['1', '2'], ['1', '2'], 'Used cars')).toContain('And 1 more. https://sunrise.example/saved-searches\n');
});

test('where nothing of it can be told any more, nothing is', () => {
  expect(textOf(['1'], [])).toBeNull();
});
