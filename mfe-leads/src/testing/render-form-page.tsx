import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../api/leads.api';
import { FormPage } from '../features/form-page/form-page';

export const workshop = aLocation({ id: 'workshop', name: 'Workshop', location_type: 'service' });
export const counter = aLocation({ id: 'counter', name: 'Parts counter', location_type: 'parts' });
export const depot = aLocation({ id: 'depot', name: 'Parts depot', location_type: 'parts' });
/** The vehicle that `car-1` finds. */
export const car: LeadCarCard = {
  ...{ id: 'car-1', slug: 'the-car', path: '/cars/the-car', name: '2021 Mazda CX-5', badge: 'Touring' },
  ...{
    car_type: 'used',
    item_type: null,
    tag: null,
    stocknum: 'U1',
    price_text: '$30,990',
    price_type: 'Drive Away',
    price: 30_990,
    to_buy: { text: '$30,990', type: 'Drive Away' },
    image: null,
  },
  ...{
    dealership_slug: 'south',
    location_id: 'south-yard',
    location_name: 'South Yard',
    phone: '0733331111',
    dealership_id: 'dealership-1',
    available: true,
    reservable: false,
    shown: 'what the card said',
  },
};

const soldCar = { ...car, id: 'sold-kia', slug: 'sold-kia', name: '2022 Kia Rio', available: false };

/** A page that is a form, on a site with these places; `sent` gathers what it posts. */
export function renderPage(
  url: string,
  locations = [workshop, counter, depot],
  site: Parameters<typeof aSite>[0] = {},
) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.get('*/api/locations', () => HttpResponse.json({ locations })),
    http.get('*/api/lead-cars/car-1', () => HttpResponse.json(car)),
    http.get('*/api/lead-cars/sold-kia', () => HttpResponse.json(soldCar)),
    http.get('*/api/lead-cars/*', () => HttpResponse.json({ code: 'not_found', detail: '' }, { status: 404 })),
    http.post('*/api/leads', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ lead_id: 'lead-1', next: '/success?form=parts&sent=proof' }, { status: 201 });
    }),
  );
  const path = url.split('?')[0] ?? url;
  return {
    ...renderWithStore(<FormPage />, { apis: [leadsApi], url, path, site: aSite({ new_model_count: 12, ...site }) }),
    user: userEvent.setup(),
    sent,
  };
}
