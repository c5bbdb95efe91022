import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../../api/search.api';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';
import { ResultsPage } from '../results-page';

const SUVS = '?refinementList[body][0]=SUV';

/** A page of used cars and its box "SUV", with every search it asks for. */
async function open(url = '/search/used-cars') {
  const asked: string[] = [];
  const scope = { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } };
  const body = [{ label: 'SUV', value: 'SUV', count: 12 }];
  const results = aSearchResponse({ facets: { ...aSearchResponse().facets, body } });
  server.use(
    http.get('*/api/search/used-cars', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json({ ...results, scope });
    }),
  );
  const site = aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse({}) } });
  const { currentUrl } = renderWithStore(<ResultsPage />, {
    apis: [searchApi],
    site,
    url,
    path: '/search/:scope/:model?',
  });
  const suv = await screen.findByRole('checkbox', { name: /SUV/, hidden: true });
  return { asked, suv, address: () => decodeURIComponent(currentUrl()) };
}

test.each(['box', 'label'])(
  'a mouse that presses the %s asks for the answer, and once it is let go nothing more',
  async (what) => {
    const { asked, suv, address } = await open();
    const target = what === 'box' ? suv : suv.closest('label')!;
    const mouse = userEvent.setup();

    await mouse.pointer({ keys: '[MouseLeft>]', target });
    await waitFor(() => expect(asked).toEqual(['', SUVS]));
    expect(suv).not.toBeChecked();
    expect(address()).toBe('/search/used-cars');

    await mouse.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(address()).toBe(`/search/used-cars${SUVS}`));
    expect(suv).toBeChecked();
    expect(asked).toEqual(['', SUVS]);
  },
);

test('a box that is on is foreseen off', async () => {
  const { asked, suv } = await open(`/search/used-cars${SUVS}`);

  await userEvent.pointer({ keys: '[MouseLeft>]', target: suv });
  await waitFor(() => expect(asked).toEqual([SUVS, '']));
  expect(suv).toBeChecked();
});

test('a finger that comes down may be about to scroll: nothing is asked for', async () => {
  const { asked, suv, address } = await open();
  const finger = userEvent.setup();

  await finger.pointer({ keys: '[TouchA>]', target: suv });
  expect(asked).toEqual(['']);

  await finger.pointer({ keys: '[/TouchA]', target: suv });
  await waitFor(() => expect(address()).toBe(`/search/used-cars${SUVS}`));
});
