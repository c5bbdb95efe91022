import type { VersionComparison } from '@shared-kit/contracts/operator/release-comparison.contract';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { API, open, platform } from '../../../test/open-console';

const ANSWER: VersionComparison = {
  ...{ from: '1.1.0', to: '1.2.0' },
  breaks: ['it has no page /compare any more, linked from mfe-account 2.0.0'],
  contract: { added: ['the page /brands'], gone: ['the page /compare'], changed: [] },
  parts: [
    { what: 'the page results-page', from: 20_000, to: 21_500 },
    { what: 'the page offers-page', from: 9000, to: 9000 },
    { what: 'the page brands-page', from: 9027, to: 9000 },
  ],
  total: { from: 60_000, to: 61_500 },
  visits: {
    days: 30,
    views: { from: 4000, to: 400 },
    reports: { from: 900, to: 80 },
    vitals: [{ name: 'lcp', from: 2000, to: 2500 }],
  },
  looks: [
    {
      ...{ site: 'harbor', path: '/search/used-cars' },
      shots: [{ width: 390, from: null, to: '1.2.0/0-390.jpg' }],
    },
  ],
};

function answering() {
  platform();
  const asked: string[] = [];
  server.use(
    http.get(`${API}/comparison`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(['from', 'to'].map((side) => searchParams.get(side)).join(' '));
      const [from, to] = ['from', 'to'].map((side) => searchParams.get(side) ?? '') as [string, string];
      return HttpResponse.json({ ...ANSWER, from, to });
    }),
  );
  return asked;
}

test('two versions stand side by side: who loses what, bytes, web vitals and screenshots', async () => {
  const asked = answering();
  const user = open('/releases/mfe-search');
  await user.click(await screen.findByRole('link', { name: 'Compare 1.2.0 with 1.1.0' }));

  const contract = within(await screen.findByRole('region', { name: 'Contract' }));
  expect(contract.getByText(/no page \/compare any more, linked from mfe-account/)).toBeVisible();
  expect(contract.getByText('the page /brands')).toBeVisible();
  const sizes = within(screen.getByRole('group', { name: 'Sizes of 1.1.0 and 1.2.0' }));
  expect(sizes.getByRole('row', { name: 'the page results-page 20.0 KB 21.5 KB +1.5 KB' })).toBeVisible();
  expect(sizes.getByRole('row', { name: 'the page brands-page 9.0 KB 9.0 KB −27 bytes' })).toBeVisible();
  expect(screen.getByText('1 other part as before.')).toBeVisible();
  const vitals = within(screen.getByRole('group', { name: 'Web vitals of 1.1.0 and 1.2.0' }));
  expect(vitals.getByRole('row', { name: 'LCP, ms 2000 2500' })).toBeVisible();
  const looks = within(screen.getByRole('region', { name: '/search/used-cars of harbor' }));
  expect(looks.getByText('No screenshot of 1.1.0, 390 px wide')).toBeVisible();
  expect(looks.getByRole('img', { name: '1.2.0, 390 px wide' })).toHaveAttribute(
    'src',
    '/api/releases/looks/mfe-search/1.2.0/0-390.jpg',
  );
  expect(asked).toEqual(['1.1.0 1.2.0']);
});

test('other versions are chosen, and one is not compared with itself', async () => {
  const asked = answering();
  const user = open('/releases/mfe-search/compare?from=1.0.0&to=nothing');
  await screen.findByRole('region', { name: 'Contract' });
  expect(asked).toEqual(['1.0.0 1.2.0']);

  await user.selectOptions(screen.getByRole('combobox', { name: 'After' }), '1.1.0, stable');
  await screen.findByRole('group', { name: 'Sizes of 1.0.0 and 1.1.0' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'After' }), '1.0.0');
  expect(await screen.findByText('1.0.0 has nothing but itself to be compared with.')).toBeVisible();
  expect(asked).toHaveLength(2);
});
