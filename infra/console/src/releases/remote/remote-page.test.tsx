import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aDesk, aRemote, aRollout, anEvidence } from '../../../test/a-desk';
import { API, open, platform } from '../../../test/open-console';

test('a manager sees what the pages of a version looked like beside those of the stable one', async () => {
  platform();
  const shot = { width: 390, file: '0-390.jpg', stable: '0-390-stable.jpg' };
  const page = { site: 'harbor', path: '/search/used-cars', parts: ['the page results-page'], shots: [shot] };
  server.use(
    http.get(`${API}/looks/mfe-search/1.2.0`, () => HttpResponse.json({ pages: [page] })),
    http.get(`${API}/looks/mfe-search/1.0.0`, () => HttpResponse.json({ pages: [] })),
  );
  const user = open('/releases/mfe-search');
  const version = await screen.findByRole('combobox', { name: 'Version' });

  await user.selectOptions(version, '1.2.0');
  const looks = await screen.findByRole('region', { name: '/search/used-cars of harbor' });
  expect(within(looks).getByRole('img', { name: '390 px wide, this version' })).toHaveAttribute(
    'src',
    '/api/releases/looks/mfe-search/1.2.0/0-390.jpg',
  );
  expect(within(looks).getByRole('img', { name: '390 px wide, stable then' })).toBeInTheDocument();

  await user.selectOptions(version, '1.0.0');
  expect(await screen.findByText('There was no browser where it was published.')).toBeVisible();
});

test('a remote’s page says how a rollout does beside the others, and holds its plan on the sight of it', async () => {
  const state = platform(aDesk({ remotes: [aRemote({ rollouts: [aRollout()] })] }));
  state.evidence = anEvidence();
  state.answer = () => HttpResponse.json({ ...state.evidence.plans[0], state: 'held', words: 'held by operator' });
  const user = open('/releases/mfe-search');

  const region = await screen.findByRole('group', { name: 'Figures of 1.2.0' });
  expect(within(region).getByRole('row', { name: 'Threw in the browser 9 of 400 1 of 3600 12 of 800' })).toBeVisible();
  expect(screen.getByText('Nothing speaks against 1.2.0, and too little for it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold plan 3' }));
  expect(await screen.findByText('Plan 3: held by operator')).toBeVisible();
  expect(state.acts).toEqual([{ plan: 3, revision: 4, act: 'hold' }]);
});
