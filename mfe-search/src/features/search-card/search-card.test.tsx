import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { overviewApi } from '../../api/overview.api';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';
import { SearchCard } from './search-card';

const site = aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse({}) } });

const facet = (...values: string[]) => values.map((value) => ({ label: value, value, count: 3 }));
const counts: Record<string, number> = { '': 40, Kia: 9, Mazda: 12, 'Kia Cerato': 2 };

/** A stock of Kias and Mazdas that counts by make and model. */
function serve() {
  server.use(
    http.get('*/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const make = searchParams.get('refinementList[make][0]') ?? '';
      const model = searchParams.get('refinementList[model][0]') ?? '';
      const count = counts[[make, model].filter(Boolean).join(' ')] ?? -1;
      const models = make === 'Kia' ? facet('Cerato', 'Sorento') : facet('CX-5');
      return HttpResponse.json(
        aSearchResponse({
          count,
          stockCount: 40,
          facets: { make: facet('Kia', 'Mazda'), model: models, body: facet('SUV') },
        }),
      );
    }),
  );
}

function show() {
  serve();
  return renderWithStore(<SearchCard />, { apis: [overviewApi], site });
}

test('counts the cars that are left with each choice', async () => {
  show();

  expect(await screen.findByRole('button', { name: 'Show Me 40 cars' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Make'), 'Kia');
  expect(await screen.findByRole('button', { name: 'Show Me 9 cars' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Model'), 'Cerato');
  expect(await screen.findByRole('button', { name: 'Show Me 2 cars' })).toBeVisible();
});

test('with more than twenty makes the popular ones stand on top, and all follow by name (S2-09)', async () => {
  const makes = Array.from({ length: 21 }, (_unused, index) => `Make ${String.fromCodePoint(0x55 - index)}`);
  server.use(http.get('*/api/search', () => HttpResponse.json(aSearchResponse({ facets: { make: facet(...makes) } }))));
  renderWithStore(<SearchCard />, { apis: [overviewApi], site });

  const popular = await screen.findByRole('group', { name: 'Popular Makes' });
  const namesIn = (group: HTMLElement) =>
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(namesIn(popular)).toEqual(makes.slice(0, 20));
  expect(namesIn(screen.getByRole('group', { name: 'All Makes' }))).toEqual(makes.toReversed());
});

test('another make forgets the model of the first', async () => {
  const { currentUrl } = show();
  await userEvent.selectOptions(await screen.findByLabelText('Make'), 'Kia');
  await screen.findByRole('option', { name: 'Cerato' });
  await userEvent.selectOptions(screen.getByLabelText('Model'), 'Cerato');
  await screen.findByRole('button', { name: 'Show Me 2 cars' });

  await userEvent.selectOptions(screen.getByLabelText('Make'), 'Mazda');
  expect(await screen.findByRole('button', { name: 'Show Me 12 cars' })).toBeVisible();
  expect(screen.getByLabelText('Model')).toHaveValue('');

  await userEvent.click(screen.getByRole('button', { name: 'Show Me 12 cars' }));
  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe('/search/new-used-and-demo-cars?refinementList[make][0]=Mazda'),
  );
});

test('a site that asks for a week’s budget searches by it once the thumb is let go, and its end is any price', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/search', ({ request }) => {
      const most = new URL(request.url).searchParams.get('range[weekly]');
      asked.push(most ?? 'any');
      const bounds = { weekly: { min: 188, max: 449 } };
      return HttpResponse.json(aSearchResponse({ count: most ? 7 : 40, stockCount: 40, bounds }));
    }),
  );
  const weekly = aSite({ flags: { subscription_site: true }, remotes: site.remotes });
  const { currentUrl } = renderWithStore(<SearchCard />, { apis: [overviewApi], site: weekly });

  const budget = await screen.findByRole('slider', { name: /Your budget/ });
  expect(screen.queryByLabelText('Make')).toBeNull();
  expect(budget).toHaveAttribute('aria-valuetext', 'Any price');
  for (const value of ['300', '250']) fireEvent.input(budget, { target: { value } });
  expect(screen.getByText('$250')).toBeVisible();
  expect(asked).toEqual(['any']);

  fireEvent(budget, new Event('change', { bubbles: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show Me 7 cars' }));
  await waitFor(() => expect(decodeURIComponent(currentUrl())).toContain('range[weekly]=:250'));
});

test('a site of one make has it set: its models, bodies and prices are there to choose', async () => {
  server.use(
    http.get('*/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isChosen = searchParams.get('refinementList[model][0]') === 'Swift';
      const facets = { make: facet('Suzuki'), model: facet('Swift', 'Jimny'), body: facet('Hatch', 'SUV') };
      return HttpResponse.json(aSearchResponse({ count: isChosen ? 4 : 9, stockCount: 9, facets }));
    }),
  );
  const { currentUrl } = renderWithStore(<SearchCard />, { apis: [overviewApi], site });

  await screen.findByRole('option', { name: 'Swift' });
  expect(screen.queryByLabelText('Make')).toBeNull();
  expect(screen.getByLabelText('Body')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Model'), 'Swift');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Me 4 cars' }));
  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe(
      '/search/new-used-and-demo-cars?refinementList[make][0]=Suzuki&refinementList[model][0]=Swift',
    ),
  );
});
