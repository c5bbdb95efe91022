import { jest } from '@jest/globals';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apis, Component } from '../../exposes/delivery-calculator';

afterEach(() => sessionStorage.clear());

const delivery_zones = [{ name: 'Brisbane', postcodes: ['4000-4209'], price: 0 }];
const remotes = { 'mfe-finance': financeSettingsSchema.parse({ delivery_zones }) };
const ledger = {
  ...{ state: 'QLD', state_name: 'Queensland', on: '2026-11-23', price: 20_000, total: 20_600 },
  ...{ valid_until: '2027-06-30', lines: [] },
};
const onTheRoad = { ledger, state_by: 'postcode', postcode: 'valid', delivery: { name: 'Brisbane', price: 0 } };

/** Both boxes; the postcodes that a delivery was asked for, and what the browser would load instead of this page. */
function show(answer: object | null) {
  const asked: (string | null)[] = [];
  const loaded: string[] = [];
  server.use(
    http.get('*/api/cars/x/drive-away', () => HttpResponse.json(answer)),
    http.get('*/api/delivery', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('postcode'));
      return HttpResponse.json({ price: 0, name: 'Brisbane' });
    }),
  );
  renderWithStore(<Component slug="x" />, {
    apis: apis ?? [],
    site: aSite({ remotes }),
    url: '/cars/x?delivery_postcode=4000',
  });
  function load(event: Event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = [...new FormData(event.target as HTMLFormElement)] as [string, string][];
    loaded.push(String(new URLSearchParams(fields)));
  }
  addEventListener('submit', load);
  return { asked, loaded, done: () => removeEventListener('submit', load) };
}

/** Types another postcode into the box of deliveries. */
async function askDelivery(postcode: string) {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const field = within(screen.getByRole('form', { name: 'Delivery estimate' })).getByLabelText('Your postcode');
  await userEvent.clear(field);
  await userEvent.type(field, `${postcode}{Enter}`);
}

test('beside a ledger another postcode is asked by the page anew: none of its boxes is of another state', async () => {
  const { asked, loaded, done } = show(onTheRoad);
  await screen.findByText(/An estimate for Queensland/);
  await screen.findByText('Free delivery to Brisbane');
  await askDelivery('');
  expect(screen.getByText('Please enter a postcode.')).toBeVisible();
  await askDelivery('3000');

  expect(loaded).toEqual(['delivery_postcode=3000']);
  expect(asked).toEqual(['4000']);
  done();
});

test('the page that comes again has the focus where somebody asked, and the field where it was on the screen', async () => {
  const { done } = show(onTheRoad);
  await screen.findByText('Free delivery to Brisbane');
  const place = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue({ top: 310 } as DOMRect);
  await askDelivery('3000');
  done();
  cleanup();

  const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  place.mockReturnValue({ top: 1310 } as DOMRect);
  const again = show(onTheRoad);
  const form = await screen.findByRole('form', { name: 'Delivery estimate', hidden: true });
  await waitFor(() => expect(within(form).getByLabelText('Your postcode')).toHaveFocus());
  expect(scrolled).toHaveBeenCalledWith(0, 1000);
  expect(sessionStorage).toHaveLength(0);
  again.done();
  place.mockRestore();
  scrolled.mockRestore();
});

test('without a ledger the delivery is answered where it was asked', async () => {
  const { asked, loaded, done } = show(null);
  await screen.findByText('Free delivery to Brisbane');
  await askDelivery('4001');

  expect(await screen.findByText('Free delivery to Brisbane')).toBeVisible();
  expect([asked, loaded]).toEqual([['4000', '4001'], []]);
  done();
});
