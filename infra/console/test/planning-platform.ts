import { planningSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import type { Planning } from '@shared-kit/contracts/operator/release-planning.contract';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anEvidence } from './a-desk';
import { API, platform } from './open-console';

/** A plan as it is written. */
export const TEXT = 'remote: mfe-search\nversion: 1.2.0\n';

/** A ring, a freeze to come, a plan that is a draft and one that ended. */
export function aPlanning(): Planning {
  const [plan] = anEvidence().plans;
  return planningSchema.parse({
    rings: [
      {
        ...{ name: 'pilot', rule: { by: 'sites', sites: ['harbor'] }, words: 'the sites harbor', sites: ['harbor'] },
        ...{ actor: 'Anna', at: '2026-11-24T01:00:00.000Z', revision: 11 },
      },
    ],
    freezes: [{ name: 'christmas', from: '2036-12-24T00:00:00.000Z', to: '2036-12-27T00:00:00.000Z', revision: 12 }],
    plans: [
      { ...plan, id: 4, revision: 7, state: 'draft', words: 'drafted by Mia', text: TEXT },
      { ...plan, id: 2, state: 'aborted', words: 'aborted by Anna', text: TEXT },
    ],
  });
}

/** Keeps what is sent where; `refusal`: what is answered to it. */
export function planningPlatform(refusal?: { status: number; field: string; words: string[] }) {
  platform();
  const sent: [string, unknown][] = [];
  const take = (name: string, said: object) =>
    http.post(`${API}/${name}`, async ({ request }) => {
      sent.push([name, await request.json()]);
      if (!refusal) return HttpResponse.json(said);
      const { status, field, words } = refusal;
      const problem = { code: 'validation_failed', detail: words.join(' '), fieldErrors: { [field]: words } };
      return HttpResponse.json(problem, { status });
    });
  server.use(
    http.get(`${API}/planning`, () => HttpResponse.json(aPlanning())),
    take('rings', { words: 'queensland is the sites in qld: harbor' }),
    take('freezes', { words: 'christmas is removed' }),
    take('plans', { ...anEvidence().plans[0], id: 5, state: 'draft', words: 'drafted by Mia' }),
  );
  return sent;
}

export const dialog = () => within(screen.getByRole('dialog'));
