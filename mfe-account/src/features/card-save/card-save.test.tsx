import { aCarCard } from '@shared-kit/testing/a-car';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { CardSave } from './card-save';

const kia = { carId: 'car-1', carName: '2021 Kia Rio', path: '/cars/kia-rio' };

function serve({ phone, saved }: { phone: string | null; saved: string[] }) {
  const list = new Set(saved);
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: phone && { phone } })),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({ entries: [...list].map((id) => ({ id, car: aCarCard({ id }) })) }),
    ),
    http.post('*/api/watchlist/save-car', async ({ request }) => {
      list.add(((await request.json()) as { car_id: string }).car_id);
      return HttpResponse.json({ success: true });
    }),
  );
}

test('marks a saved car, and saves another with a press', async () => {
  serve({ phone: '+61412345678', saved: [] });
  renderWithStore(<CardSave {...kia} />, { apis: [accountApi] });

  await userEvent.click(await screen.findByRole('button', { name: 'Save: 2021 Kia Rio', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Saved: 2021 Kia Rio', pressed: true })).toBeVisible();
});

test('a car that cannot be saved has no heart unless it is saved already', async () => {
  serve({ phone: '+61412345678', saved: ['car-9'] });
  renderWithStore(
    <>
      <CardSave {...kia} savable={false} />
      <CardSave {...kia} carId="car-9" savable={false} />
    </>,
    { apis: [accountApi] },
  );

  expect(await screen.findAllByRole('button')).toHaveLength(1);
});

test('whom nobody knows signs in first', async () => {
  serve({ phone: null, saved: [] });
  const { currentUrl } = renderWithStore(<CardSave {...kia} />, { apis: [accountApi] });

  await userEvent.click(screen.getByRole('button', { name: 'Save: 2021 Kia Rio' }));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/sign-in\?type=watchlist&redirect=%2Fcars%2Fkia-rio/));
});
