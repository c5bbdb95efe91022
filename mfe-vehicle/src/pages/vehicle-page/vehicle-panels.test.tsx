import { jest } from '@jest/globals';
import { bus } from '@shared-kit/runtime/bus';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { details, showVehiclePage } from '../../testing/show-vehicle-page';

test('the ways to share are links of their own, opened in a small window', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  showVehiclePage();
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
  const { unmount } = showVehiclePage({
    site: { flags: { print_button: true } },
    car: { file: 'https://reports.example/1.pdf', car_type: 'new' },
  });
  const print = await screen.findByRole('link', { name: 'Print' });
  expect(print).toHaveAttribute('href', '/print?car_id=car-1');
  expect(print).toHaveAttribute('target', '_blank');
  const history = screen.getByRole('link', { name: 'History report' });
  history.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(history);
  expect(heard).toEqual([60]);
  leave();
  unmount();

  showVehiclePage({ car: { file: 'javascript:alert(1)' } });
  await details();
  expect(screen.queryByRole('link', { name: 'History report' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
});

test('at least four questions about trading in, where the site takes trade-ins', async () => {
  showVehiclePage({ site: { sidebar_buttons: ['enquire', 'tradeIn'] } });

  const questions = await screen.findByRole('region', { name: 'Trading in your car' });
  expect(within(questions).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(4);
});

test.each([
  [{ make: 'Mazda', car_type: 'used' as const }, '5-year', /used Mazda is inspected/],
  [{ make: 'Toyota', car_type: 'used' as const }, '5-year/175,000km', /own words/],
  [{ make: 'Toyota', car_type: 'demo' as const }, '5-year/175,000km', /new Toyota words/],
])('what stands behind %o', async (car, plan, warranty) => {
  showVehiclePage({
    car,
    config: {
      warranties: [
        { make: 'TOYOTA', car_type: 'used', text: 'own words' },
        { make: 'Toyota', car_type: 'new', text: 'new Toyota words' },
      ],
      protection_plans: { Toyota: '5-year/175,000km', Mazda: '5-year' },
      quality_page: '/about-us',
    },
  });

  expect(await screen.findByRole('region', { name: 'Why Buy From Us?' })).toHaveTextContent(warranty);
  await userEvent.click(screen.getByText('Show: Why Sunrise Motors?'));
  expect(screen.getByRole('heading', { name: `${plan} mechanical protection plan` })).toBeVisible();
  const links = within(screen.getByRole('region', { name: 'Why Sunrise Motors?' })).getAllByRole('link');
  // A site without pages about plan and checks leads to whoever answers.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/about-us',
    expect.stringMatching(/^\/finance/),
  ]);
});

test('the sales counter is off unless a site turns it on', async () => {
  const { unmount } = showVehiclePage();
  await details();
  expect(screen.queryByText('Sales this Month')).toBeNull();
  unmount();

  showVehiclePage({ site: { flags: { sales_counter: true } } });
  expect(await screen.findByText('Sales this Month')).toBeVisible();
  expect(screen.getByText(/^A demonstration/)).toBeVisible();
});
