import { aSite } from '@shared-kit/testing/a-site';
import { homeContent } from './home-content';

test('a home page leads to no page that was taken away, and again to one that is back', () => {
  const page = { path: '/fleet', title: 'Fleet', description: '', body: '', form: '', form_place: '' };
  const way = { label: 'For fleets', href: '/fleet' };
  const fleets = { panel: 'Fleets', text: '', link: way, items: [] };
  const homeAt = (expiry: string) =>
    homeContent(aSite({ home: [fleets], pages: [{ ...page, expiry }] }), Date.parse('2026-11-27T02:00:00Z')).home;

  expect(homeAt('2026-11-27T02:00:00Z')).toEqual([{ panel: 'Fleets', text: '', items: [] }]);
  expect(homeAt('2026-11-28T02:00:00Z')).toMatchObject([{ link: way }]);
});
