import type { RemoteEvidence } from '@shared-kit/contracts/operator/release-evidence.contract';
import type { ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import type { Publication } from '@shared-kit/contracts/operator/release-publish.contract';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import { server } from '@shared-kit/testing/server';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Console } from '../src/console';
import { aDesk } from './a-desk';

const MANAGER: SignedIn = { name: 'Mia', role: 'manager', remotes: [] };
export const API = '*/api/releases';
const entry = { id: 6, at: '2026-11-24T01:00:00.000Z', actor: 'anna', remote: 'mfe-search', kind: 'pinned' };
export const changes = [{ ...entry, words: 'pinned harbor to 1.0.0' }];

/** Nothing is judged, and there is no plan. */
const NOTHING: RemoteEvidence = { rollouts: [], plans: [], judgements: [] };

/** The platform: what it says now, and what it is sent. */
export function platform(desk: ReleaseDesk = aDesk()) {
  const state = {
    desk,
    evidence: NOTHING,
    publications: [] as Publication[],
    acts: [] as object[],
    asked: [] as string[],
    /** Of the audit. */
    fault: null as string | null,
    answer: () => HttpResponse.json({}) as Response,
  };
  server.use(
    http.get(API, () => HttpResponse.json(state.desk)),
    http.get(`${API}/log`, ({ request }) => {
      state.asked.push(new URL(request.url).search);
      return HttpResponse.json({ entries: changes, more: false, actors: ['anna'] });
    }),
    http.get(`${API}/publications`, ({ request }) => {
      const remote = new URL(request.url).searchParams.get('remote');
      const publications = state.publications.filter((each) => remote === null || each.remote === remote);
      return HttpResponse.json({ publications, more: false });
    }),
    http.get('*/api/audit', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      const { remote: subject, ...act } = changes[0]!;
      const entries = [{ ...act, words: act.words, subject, area: 'releases', actorId: null }];
      const kinds = [{ area: 'releases', kind: 'pinned' }];
      return HttpResponse.json({ entries, more: false, actors: ['anna'], subjects: [subject], kinds });
    }),
    http.get('*/api/audit/verify', () =>
      HttpResponse.json({ entries: 6, last: { id: 6, hash: 'f'.repeat(64) }, fault: state.fault }),
    ),
    http.get(`${API}/evidence`, () => HttpResponse.json(state.evidence)),
    http.post(`${API}/plan-acts`, async ({ request }) => {
      state.acts.push((await request.json()) as object);
      return state.answer();
    }),
    http.post(`${API}/acts`, async ({ request }) => {
      state.acts.push((await request.json()) as object);
      return state.answer();
    }),
  );
  return state;
}

export function open(path: string, operator: SignedIn = MANAGER) {
  const router = createMemoryRouter([{ path: '*', element: <Console operator={operator} /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
