import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import { server } from '@shared-kit/testing/server';
import { HttpResponse, http } from 'msw';
import { platform } from './open-console';

export const AT = '2026-11-24T01:00:00.000Z';
export const site = 'corella';
export const path = '/about-us';
export const dana: SignedIn = { name: 'Dana', role: 'dealer', remotes: [], group: 'corella' };
export const editor = `/content/page?site=${site}&path=${path}`;

/** The desk's own server: what it holds, and what it was sent. */
export function desk(said: Partial<ContentDetail> = {}) {
  platform();
  const detail: ContentDetail = {
    ...{ site, path, version: 0, newest: 0, state: 'live', seen: 0, spans: [], versions: [] },
    page: { path, title: 'About us', description: 'Who we are.', body: 'As in the file.' },
    ...said,
  };
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  const state = {
    ...{ detail, sent, findings: [] as object[], leaders: [] as object[] },
    answers: {} as Record<string, () => Response>,
    draftsSent: () => sent.filter(({ call }) => call === 'draft'),
  };
  server.use(
    http.get('*/api/content/sites', () =>
      HttpResponse.json({
        sites: [
          {
            slug: site,
            name: 'Corella',
            group: site,
            origin: 'http://corella.localhost:3000',
            timeZone: 'Australia/Brisbane',
          },
        ],
      }),
    ),
    http.get('*/api/content/places', () =>
      HttpResponse.json({
        places: [
          { slug: 'noosa', name: 'Noosa' },
          { slug: 'cairns', name: 'Cairns' },
        ],
      }),
    ),
    http.get('*/api/content', () =>
      HttpResponse.json({
        pages: [
          { ...{ path, title: 'About us', state: 'live', hasDraft: true, next: null }, by: 'Mia', at: AT },
          { path: '/eofy', title: 'Sale', state: 'expired', hasDraft: false, next: null, by: null, at: null },
        ],
      }),
    ),
    http.get('*/api/content/leaders', () => HttpResponse.json({ leaders: state.leaders })),
    http.get('*/api/content/page', ({ request }) => {
      const version = new URL(request.url).searchParams.get('version');
      const page = { ...detail.page, body: 'As it was.' };
      return HttpResponse.json(version === null ? state.detail : { ...state.detail, version: Number(version), page });
    }),
    http.post('*/api/content/:act', async ({ request, params }) => {
      const call = String(params['act']);
      const body = (await request.json()) as Record<string, unknown>;
      if (call === 'preview')
        return HttpResponse.json({ link: 'http://corella.localhost:3000/about-us?draft=x', expiresAt: AT });
      if (call === 'check') return HttpResponse.json({ findings: state.findings });
      sent.push({ call, body });
      return state.answers[call]?.() ?? HttpResponse.json({ version: Number(body['base'] ?? body['version']) + 1 });
    }),
  );
  return state;
}
