import type { Location } from '@shared-kit/contracts/place/location.contract';
import { leadCarCardSchema } from '@shared-kit/contracts/lead/lead-car.contract';
import { leadsSettingsSchema } from '@shared-kit/contracts/settings/leads-settings.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { ChatPage } from './chat-page';

const kia = leadCarCardSchema.parse({
  ...{ id: 'car-1', slug: 'kia', path: '/cars/kia', name: '2021 Kia', badge: null, tag: null, stocknum: 'S1' },
  ...{ car_type: 'used', item_type: 'car', price_text: '$20,990', price_type: 'Drive Away', price: 20_990 },
  ...{ dealership_slug: 'north', location_id: 'yard', location_name: 'North Yard', image: null },
  ...{ available: true, reservable: false },
});
const CRISP = { provider: 'crisp', website_id: 'e93e073a-1f69-4cbc-8934-f9e1611e65bb' } as const;
const always = Array.from({ length: 7 }, (_, weekday) => ({
  ...{ weekday, status: 'Open', formated_hours: '12:00 am - 11:59 pm', open: '00:00', close: '23:59' },
}));
const yard = (hours: object[]) => {
  const place = aLocation({ id: 'yard', name: 'North Yard' });
  const contact_detail = { ...place.contact_detail, opening_hours: hours };
  return { ...place, contact_detail } as Location;
};

function renderChat({ chat, url = '/chat', hours = always }: { chat: object; url?: string; hours?: object[] }) {
  server.use(
    http.get('*/api/locations', () => HttpResponse.json({ locations: [yard(hours)] })),
    http.get('*/api/lead-cars/kia', () => HttpResponse.json(kia)),
  );
  const site = aSite({ remotes: { 'mfe-leads': leadsSettingsSchema.parse({ chat }) } });
  return renderWithStore(<ChatPage />, { apis: [leadsApi], url, site });
}

test('the own desk says that it is no live chat, when messages are read, and takes one', async () => {
  renderChat({ chat: { provider: 'desk' } });

  expect(screen.getByRole('heading', { level: 1, name: 'Message our team' })).toBeVisible();
  expect(screen.getByText(/our message desk, not a live chat/)).toBeVisible();
  expect(await screen.findByText(/^North Yard: Open until .* Messages are read while we are open\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('it says nothing of hours that nobody knows', async () => {
  renderChat({ chat: { provider: 'desk' }, hours: [] });

  expect(await screen.findByText(/our message desk/)).toBeVisible();
  expect(screen.queryByText(/North Yard:/)).toBeNull();
});

test('a message is about the vehicle that somebody came from', async () => {
  const { container } = renderChat({ chat: { provider: 'desk' }, url: '/chat?car_id=kia' });

  expect(await screen.findByText(/2021 Kia/)).toBeVisible();
  expect(container.querySelector('form input[name=car_id]')).toHaveValue('car-1');
  expect(container.querySelector('form input[name=subcategory]')).toHaveValue('Message Desk');
});

test('a message about nothing in particular is filed as one of the desk, too', () => {
  const { container } = renderChat({ chat: { provider: 'desk' } });

  expect(container.querySelector('form input[name=subcategory]')).toHaveValue('Message Desk');
});

test('of a provider nothing is asked before somebody starts its chat, and the desk is there all the same', () => {
  renderChat({ chat: CRISP });

  expect(screen.getByRole('link', { name: 'Start the chat' })).toHaveAttribute('target', 'provider-chat');
  expect(screen.getByTitle('Chat by Crisp')).not.toHaveAttribute('src');
  expect(screen.getByTitle('Chat by Crisp')).toHaveAttribute('name', 'provider-chat');
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
});
