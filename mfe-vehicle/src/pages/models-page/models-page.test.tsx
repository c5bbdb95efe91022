import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { modelsApi } from '../../api/models.api';
import { ModelsPage } from './models-page';

const model = (make: string, name: string) => ({
  ...modelSchema.parse({
    ...{ name, slug: `${make}-${name}`.toLowerCase(), make, make_slug: make.toLowerCase() },
    ...{ model_variants: [], colours: [] },
  }),
  from_price: 30_000,
  image: null,
});

function show(models: ReturnType<typeof model>[]) {
  server.use(http.get('*/api/models', () => HttpResponse.json({ models, bodies: [{ name: 'SUV', count: 2 }] })));
  return renderWithStore(<ModelsPage />, { apis: [modelsApi], url: '/models' });
}

test('models stand under their makes, with a way to each make and to its page', async () => {
  show([model('BYD', 'Atto 3'), model('Kia', 'EV3'), model('Kia', 'Rio')]);

  const kia = await screen.findByRole('region', { name: 'Kia' });
  expect(
    within(kia)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Kia EV3', 'Kia Rio']);
  expect(within(kia).getByRole('link', { name: 'Kia' })).toHaveAttribute('href', '/kia/overview');
  const ways = within(screen.getByRole('navigation', { name: 'Makes' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#byd', '#kia']);
});

test('a site of one make has no ways between makes', async () => {
  show([model('Suzuki', 'Swift'), model('Suzuki', 'Jimny')]);

  expect(await screen.findByRole('region', { name: 'Suzuki' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Makes' })).toBeNull();
});
