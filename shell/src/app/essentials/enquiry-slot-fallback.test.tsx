import { FormResultContext } from '@shared-kit/runtime/form-result';
import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { shellApi } from '../api/shell.api';
import { ContentFormFallback, EnquirySlotFallback } from './enquiry-slot-fallback';

const locations = ['north', 'south'].map((slug) => aLocation({ slug, id: slug, dealership_slug: slug }));
beforeEach(() => server.use(http.get('*/api/locations', () => HttpResponse.json({ locations }))));

const form = <ContentFormFallback form="fleet" place="north-service" />;

test("what stands in for a content page's form goes to the page's place, and asks for no other", async () => {
  const { container } = renderWithStore(form, { apis: [shellApi] });

  await screen.findByRole('button', { name: 'Send enquiry' });
  expect(container.querySelector('[name=location_id]')).toHaveValue('north-service');
  expect(screen.queryByLabelText('Dealership')).toBeNull();
});

test('a place that the site has no more is asked for instead of sent again', async () => {
  const problem = {
    code: 'validation_failed' as const,
    detail: '',
    fieldErrors: { location_id: ['Choose a location'] },
  };
  const refused = { formId: 'shell-enquiry', values: { location_id: 'north-service' }, problem };
  const { container } = renderWithStore(<FormResultContext value={refused}>{form}</FormResultContext>, {
    apis: [shellApi],
  });

  expect(await screen.findByLabelText('Dealership')).toBeVisible();
  expect(container.querySelector('[name=location_id]')).toBeNull();
});

test("what stands in for a vehicle's enquiry says where the vehicle is, for the day it is gone", async () => {
  const props = { carId: 'car-1', slug: 'cx-5', carName: 'Mazda CX-5', carType: 'used' as const, available: true };
  const { container } = renderWithStore(
    <EnquirySlotFallback {...props} itemType={null} dealershipSlug="south" locationId="south" />,
    { apis: [shellApi] },
  );

  await screen.findByRole('button', { name: 'Send enquiry' });
  expect(container.querySelector('[name=location_id]')).toHaveValue('south');
});
