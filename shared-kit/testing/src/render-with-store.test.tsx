import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, useParams } from 'react-router';
import { aCar } from './a-car';
import { aSite } from './a-site';
import { renderWithStore } from './render-with-store';
import { server } from './server';

const carsApi = createRemoteApi('testing').injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<Car, string>({
      query: (slug) => `cars/${slug}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/vehicle/car.contract')).carSchema),
    }),
  }),
});

function CarName() {
  const { slug = '' } = useParams();
  const car = useSuspenseQuery(carsApi.endpoints.getCar, slug);
  return (
    <p>
      {car.name} at {useSite().name} <Link to="/finance?term=5#calculator">Finance</Link>
    </p>
  );
}

test('gives a component its site, its route and the answers of the network', async () => {
  server.use(
    http.get('*/api/cars/:slug', ({ params }) => HttpResponse.json(aCar({ name: `Car ${String(params['slug'])}` }))),
  );

  const options = { apis: [carsApi], site: aSite({ name: 'Harbor' }), url: '/cars/kia', path: '/cars/:slug' };
  const { currentUrl } = renderWithStore(<CarName />, options);

  expect(await screen.findByText(/Car kia at Harbor/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Finance' }));
  expect(currentUrl()).toBe('/finance?term=5#calculator');
});
