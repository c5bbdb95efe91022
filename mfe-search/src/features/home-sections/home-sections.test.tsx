import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { templates } from '@shared-kit/contracts/site/template';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { overviewApi } from '../../api/overview.api';
import { HomeSections } from './home-sections';

const body = ['SUV', 'Ute'].map((value) => ({ label: value, value, count: 3 }));

test.each(templates)('the stock of a %s has tiles of shapes only where there are many makes', async (template) => {
  server.use(
    http.get('*/api/search', () => HttpResponse.json(aSearchResponse({ hits: [aCarCard({})], facets: { body } }))),
  );
  renderWithStore(<HomeSections />, { apis: [overviewApi], site: aSite({ template }) });

  expect(await screen.findByRole('heading', { name: 'Just arrived' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([...(template === 'group' ? ['Find your shape'] : []), 'Just arrived']);
});
