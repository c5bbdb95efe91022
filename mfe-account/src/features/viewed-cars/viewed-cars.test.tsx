import { rememberViewedCar } from '@shared-kit/domain/vehicle/viewed-cars';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { ViewedCars } from './viewed-cars';

/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };

/** Tells those who watch a place whether it is on the screen: jsdom has no layout. */
let observed: ((isOnScreen: boolean) => void)[] = [];
let asked: string[] = [];

beforeEach(() => {
  observed = [];
  asked = [];
  globalThis.IntersectionObserver = class {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      observed.push((isIntersecting) => heard([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => localStorage.clear());

function look(...ids: string[]) {
  for (const id of ids)
    rememberViewedCar(() => localStorage, 'sunrise', {
      ...{ id, stocknum: id, make: 'Kia', model: 'Rio', body: null, simple_body: null },
    });
}

function renderRow(props: Parameters<typeof ViewedCars>[0] = {}) {
  server.use(
    http.get('*/api/viewed-cars', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids') ?? '';
      asked.push(ids);
      return HttpResponse.json({
        cars: ids.split(',').map((id) => aCarCard({ id, year: 2021, make: 'Kia', model: id })),
      });
    }),
  );
  return renderWithStore(<ViewedCars {...props} />, { apis: [accountApi], url: '/', site: aSite() });
}

test('a first visit is shown nothing and asks nothing', async () => {
  renderRow({ hasRoom: true });

  await Promise.resolve();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('the cars that were looked at stand in a row, the latest first, without the one that is open', async () => {
  look('a', 'b', 'c');
  renderRow({ carId: 'c', hasRoom: true });

  const row = await screen.findByRole('region', { name: 'Recently viewed' }, LONG);
  expect(
    within(row)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['2021 Kia b', '2021 Kia a']);
});

test('while its place is on the screen nothing comes that would move the page', async () => {
  look('a');
  renderRow();
  await waitFor(() => expect(observed).toHaveLength(1), LONG);

  act(() => observed[0]?.(true));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => observed[0]?.(false));
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
});

test('who presses Clear is told that nothing is remembered, and the next page finds nothing', async () => {
  look('a');
  const first = renderRow({ hasRoom: true });

  fireEvent.click(await screen.findByRole('button', { name: 'Clear recently viewed' }, LONG));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  first.unmount();

  renderRow({ hasRoom: true });
  await Promise.resolve();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
