import type { Location } from '@shared-kit/contracts/place/location.contract';
import { leadsSettingsSchema } from '@shared-kit/contracts/settings/leads-settings.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { ContactForm } from './contact-form';

function renderContact(locations: Location[]) {
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations })));
  const site = aSite({ remotes: { 'mfe-leads': leadsSettingsSchema.parse({}) } });
  return { ...renderWithStore(<ContactForm />, { apis: [leadsApi], url: '/contact', site }), user: userEvent.setup() };
}

const south = aLocation({ id: 'south', name: 'South Yard' });
const north = aLocation({ id: 'north', name: 'North Yard' });

test('starts as a general enquiry', () => {
  renderContact([south]);

  expect(screen.getByLabelText('What is it about?')).toHaveValue('General Enquiry');
});

test('a location is asked for where there are several, and must be chosen', async () => {
  const { user } = renderContact([south, north]);
  const select = await screen.findByLabelText('Location');

  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));

  const summary = await screen.findByRole('group', { name: /Please fix/ });
  expect(within(summary).getByRole('link', { name: 'Choose a location' })).toHaveAttribute('href', `#${select.id}`);
});

test('with one dealership its slug is sent, and only its locations are asked for (S5-22)', async () => {
  const { container } = renderContact([south, aLocation({ id: 'north', dealership_slug: south.dealership_slug })]);

  expect(await screen.findByLabelText('Location')).toBeRequired();
  expect(container.querySelector('input[name=dealership_slug]')).toHaveValue(south.dealership_slug);
  expect(container.querySelector('select[name=dealership_slug]')).toBeNull();
});

test('with several dealerships the API asks for one', async () => {
  const { container } = renderContact([south, aLocation({ id: 'north', dealership_slug: 'north-motors' })]);

  await screen.findByLabelText('Location');
  expect(container.querySelector('input[name=dealership_slug]')).toHaveValue('');
});

test('where the places cannot be had, nothing about them is asked or sent', () => {
  const { container } = renderContact([]);

  expect(container.querySelector('[name=dealership_slug], [name=location_id]')).toBeNull();
});

test('with one location nothing is asked and its dealership is sent', async () => {
  const { container } = renderContact([south]);

  await waitFor(() => expect(container.querySelector('input[name=location_id]')).toHaveValue('south'));
  expect(container.querySelector('input[name=dealership_slug]')).toHaveValue(south.dealership_slug);
  expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
});

test('what it is about leaves the places with that department, and all of them where there is none', async () => {
  const workshop = aLocation({ id: 'workshop', name: 'Workshop', location_type: 'service' });
  const other = aLocation({ id: 'other', name: 'Other Workshop', location_type: 'service' });
  const { user } = renderContact([south, north, workshop, other]);
  const names = async () =>
    within(await screen.findByLabelText('Location'))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(await names()).toEqual(['South Yard', 'North Yard', 'Workshop', 'Other Workshop']);

  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Service Enquiry');
  expect(await names()).toEqual(['Workshop', 'Other Workshop']);

  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Parts Enquiry');
  expect(await names()).toEqual(['South Yard', 'North Yard', 'Workshop', 'Other Workshop']);
});
