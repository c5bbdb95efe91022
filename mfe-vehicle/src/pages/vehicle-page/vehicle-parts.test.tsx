import { jest } from '@jest/globals';
import type { ShownCar } from '@shared-kit/contracts/vehicle.contract';
import { bus } from '@shared-kit/runtime/bus';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { vehicleApi } from '../../api/vehicle.api';
import { vehicleConfigSchema } from '../../vehicle-config';
import type { VehicleConfig } from '../../vehicle-config';
import { VehiclePage } from './vehicle-page';

const gauge = {
  fill: 0.62,
  listing_price: 32_990,
  market_range_min: 30_000,
  market_range_max: 36_000,
  confidence: 0.74,
  basis: 'Estimated from 23 vehicles.',
};
type Options = {
  car?: Partial<ShownCar>;
  config?: Partial<VehicleConfig>;
  site?: Parameters<typeof aSite>[0];
  gauge?: object;
};

function show({ car = {}, config = {}, site = {}, gauge: answer = gauge }: Options = {}) {
  const { canonical_url = 'https://sunrise.example/cars/some-car', price_history = [], ...facts } = car;
  server.use(
    http.get('*/api/cars/:slug', () => HttpResponse.json({ ...aCar(facts), canonical_url, price_history })),
    http.get('*/api/cars/:slug/similar', () => HttpResponse.json({ hits: [] })),
    http.get('*/cars/:slug/view.json', () => HttpResponse.json({ views: 1_235, car_fields: aCar() })),
    http.get('*/cars/:slug/autogauge', () => HttpResponse.json(answer)),
  );
  return renderWithStore(
    <RenderTimeContext value={Date.parse('2026-09-11T00:00:00Z')}>
      <VehiclePage />
    </RenderTimeContext>,
    {
      apis: [vehicleApi],
      url: '/cars/some-car',
      path: '/cars/:slug',
      site: aSite({ ...site, remotes: { 'mfe-vehicle': vehicleConfigSchema.parse(config) } }),
    },
  );
}
const details = () => screen.findByRole('heading', { name: 'Dealer comments' });

beforeEach(() => document.documentElement.removeAttribute('data-dismissed'));

test('the price panel has its label, range, confidence and how it was made', async () => {
  show({ site: { flags: { autogauge: true } } });

  const panel = await screen.findByRole('region', { name: 'Price comparison' });
  expect(panel).toHaveTextContent('Good Deal');
  expect(panel).toHaveTextContent('$30,000 – $36,000');
  expect(panel).toHaveTextContent('74%');
  expect(panel).toHaveTextContent('Estimated from 23 vehicles.');
  expect(within(panel).getByRole('img')).toHaveAccessibleName(
    'Good Deal: $32,990 in a market range of $30,000 to $36,000',
  );
});

test.each([
  ['the site has none', { site: { flags: { autogauge: false } } }],
  ['confidence is low', { site: { flags: { autogauge: true } }, gauge: { ...gauge, confidence: 0.2 } }],
  ['the car is sold', { site: { flags: { autogauge: true } }, car: { status: 'sold' } }],
])('there is no price panel where %s', async (_case, options) => {
  show(options);

  await details();
  await screen.findByText('1,235 views');
  expect(screen.queryByRole('region', { name: 'Price comparison' })).toBeNull();
});

test('a gauge that fails is logged in the words of the specification and leaves no trace', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  show({ site: { flags: { autogauge: true } } });
  server.use(http.get('*/cars/:slug/autogauge', () => new HttpResponse(null, { status: 500 })));

  await details();
  await waitFor(() => expect(warned).toHaveBeenCalledWith('Failed to fetch auto gauge data.'));
  expect(screen.queryByRole('region', { name: 'Price comparison' })).toBeNull();
  warned.mockRestore();
});

test('a car well below the market says by how much', async () => {
  show({ car: { price: 32_990, autograb_data: { average_market_price: 34_000, state_average_market_price: null } } });

  expect(await screen.findByText('$1,010 below market average')).toBeVisible();
});

test('a car in another city says so until it is dismissed, then for the whole visit', async () => {
  const first = show({ car: { city: 'Townsville' } });
  const bar = await screen.findByRole('region', { name: 'Where this vehicle is' });
  expect(bar).toHaveTextContent('Located at Townsville');
  expect(within(bar).getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
  );
  await userEvent.click(within(bar).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Located at/)).toBeNull();
  // What the server draws the next page by.
  expect(document.cookie).toContain('dismissed=announcement');
  first.unmount();

  show({ car: { city: 'Townsville' } });
  await details();
  expect(screen.queryByText(/Located at/)).toBeNull();
});

test('a car where the dealer is needs no announcement', async () => {
  show({ car: { city: ' springwood ' } });

  await details();
  expect(screen.queryByText(/Located at/)).toBeNull();
});

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test.each([
  [500, false, 900, false],
  [501, true, 901, true],
])(
  'scrolled %i px the header is there: %s; scrolled %i px the bar is open: %s',
  async (headerAt, header, barAt, bar) => {
    scrollTo(0);
    const { container } = show();
    await details();

    scrollTo(headerAt);
    expect(container.querySelector('[inert] nav[aria-label="Parts of this page"]') === null).toBe(header);
    scrollTo(barAt);
    expect(container.querySelector('[data-opened] [role=group]') !== null).toBe(bar);
    expect(document.documentElement.hasAttribute('data-cta-opened')).toBe(bar);
    scrollTo(0);
  },
);

test('the views are counted once the page is open, and shown', async () => {
  show({ car: { views: 1_234 } });

  expect(await screen.findByText('1,235 views')).toBeVisible();
});

test('a count that cannot be had shows what is known; 0 is not shown', async () => {
  show({ car: { views: 0 } });
  server.use(http.get('*/cars/:slug/view.json', () => new HttpResponse('down', { status: 500 })));

  await details();
  expect(screen.queryByText(/\d views?$/)).toBeNull();
});

test('days and prices stand there only where the site shows them', async () => {
  const price_history = [
    { since: '2026-09-01T00:00:00Z', price: 34_990 },
    { since: '2026-09-05T20:00:00Z', price: 32_990 },
  ];
  show({ car: { price_history, created_at: '2026-09-01T00:00:00Z' }, config: { days_listed: true } });

  const section = await screen.findByRole('region', { name: 'Price history' });
  expect(section).toHaveTextContent('Listed for 10 days');
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['$32,990 since 06/09/2026', '$34,990 since 01/09/2026']);
});

test('the ways to share are links of their own, opened in a small window', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  show();
  const share = await screen.findByRole('navigation', { name: 'Share this vehicle' });
  const facebook = within(share).getByRole('link', { name: 'Facebook' });
  expect(facebook).toHaveAttribute(
    'href',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsunrise.example%2Fcars%2Fsome-car',
  );

  await userEvent.click(facebook);
  expect(opened).toHaveBeenCalledWith(
    facebook.getAttribute('href'),
    'share',
    expect.stringContaining('width=550,height=400'),
  );
  opened.mockRestore();
});

test('print and history are counted, and a history that is no document has no button', async () => {
  const heard: unknown[] = [];
  const leave = bus.on('analytics:tracked', ({ eventId }) => heard.push(eventId));
  const { unmount } = show({
    site: { flags: { print_button: true } },
    car: { file: 'https://reports.example/1.pdf', car_type: 'new' },
  });
  const print = await screen.findByRole('link', { name: 'Print' });
  expect(print).toHaveAttribute('href', '/print?car_id=2021-mazda-cx-5-maxx-sport-s1042');
  expect(print).toHaveAttribute('target', '_blank');
  const history = screen.getByRole('link', { name: 'History report' });
  history.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(history);
  expect(heard).toEqual([60]);
  leave();
  unmount();

  show({ car: { file: 'javascript:alert(1)' } });
  await details();
  expect(screen.queryByRole('link', { name: 'History report' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
});

test('at least four questions about trading in, where the site takes trade-ins', async () => {
  show({ site: { sidebar_buttons: ['enquire', 'tradeIn'] } });

  const questions = await screen.findByRole('region', { name: 'Trading in your car' });
  expect(within(questions).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
});

test.each([
  [{ make: 'Mazda', car_type: 'used' as const }, '5-year', /used Mazda is inspected/],
  [{ make: 'Toyota', car_type: 'used' as const }, '5-year/175,000km', /own words/],
  [{ make: 'Toyota', car_type: 'demo' as const }, '5-year/175,000km', /new Toyota words/],
])('what stands behind %o', async (car, plan, warranty) => {
  show({
    car,
    config: {
      warranties: [
        { make: 'TOYOTA', car_type: 'used', text: 'own words' },
        { make: 'Toyota', car_type: 'new', text: 'new Toyota words' },
      ],
      protection_plans: { Toyota: '5-year/175,000km', Mazda: '5-year' },
    },
  });

  expect(await screen.findByRole('region', { name: 'Why Buy From Us?' })).toHaveTextContent(warranty);
  expect(screen.getByRole('heading', { name: `${plan} mechanical protection plan` })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Why Sunrise Motors?' })).getAllByRole('link')).toHaveLength(3);
});

test('the sales counter is off unless a site turns it on', async () => {
  const { unmount } = show();
  await details();
  expect(screen.queryByText('Sales this Month')).toBeNull();
  unmount();

  show({ site: { flags: { sales_counter: true } } });
  expect(await screen.findByText('Sales this Month')).toBeVisible();
});
