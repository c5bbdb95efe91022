import { server } from '@shared-kit/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { details, showVehiclePage } from '../../testing/show-vehicle-page';

beforeEach(() => document.documentElement.removeAttribute('data-dismissed'));

test('a car in another city says so until it is dismissed, then for the whole visit', async () => {
  const first = showVehiclePage({ car: { city: 'Townsville' } });
  const bar = await screen.findByRole('region', { name: 'Where this vehicle is' });
  expect(bar).toHaveTextContent('Located at Townsville');
  expect(within(bar).getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
  );
  await userEvent.click(within(bar).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Located at/)).toBeNull();
  // What the server renders the next page by.
  expect(document.cookie).toContain('dismissed=announcement');
  first.unmount();

  showVehiclePage({ car: { city: 'Townsville' } });
  await details();
  expect(screen.queryByText(/Located at/)).toBeNull();
});

test('a car where the dealer is needs no announcement', async () => {
  showVehiclePage({ car: { city: ' springwood ' } });

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
    const { container } = showVehiclePage();
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
  showVehiclePage({ car: { views: 1_234 } });

  expect(await screen.findByText('1,235 views')).toBeVisible();
});

test('a view is counted with what the page shows of the car', async () => {
  const pictures = ['a', 'b', 'b', 'default.png'].map((url) => ({ image: { url, thumb: { url } } }));
  const price_history = [
    { since: '2026-09-01T00:00:00Z', price: 34_990, price_type: null },
    { since: '2026-09-05T20:00:00Z', price: 32_990, price_type: null },
  ];
  showVehiclePage({ car: { images: pictures, price_history } });
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/cars/:slug/view.json', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return new HttpResponse(null, { status: 204 });
    }),
  );

  await details();
  await waitFor(() =>
    expect(asked).toEqual([{ photos_count: '2', updated_at: '2026-09-05T20:00:00Z', website_id: 'sunrise' }]),
  );
});

test('a count that cannot be had shows what is known; 0 is not shown', async () => {
  showVehiclePage({ car: { views: 0 } });
  server.use(http.get('*/cars/:slug/view.json', () => new HttpResponse('down', { status: 500 })));

  await details();
  expect(screen.queryByText(/\d views?$/)).toBeNull();
});
