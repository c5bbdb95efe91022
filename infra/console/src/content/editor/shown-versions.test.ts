import { shownVersions } from './shown-versions';

const at = '2026-11-24T01:00:00.000Z';
const kept = (version: number, by: string, note = '') => ({ version, by, note, at });

test('of what one person kept while writing the last is shown, and whatever is seen, planned or has a note', () => {
  const versions = [
    kept(7, 'Mia'),
    kept(6, 'Mia'),
    kept(5, 'Mia'),
    kept(4, 'Ben'),
    kept(3, 'Ben', 'spring'),
    kept(2, 'Ben'),
    kept(1, 'Ben'),
  ];
  const spans = [{ version: 5, from: at, until: null }];

  expect(shownVersions({ versions, spans, seen: 2 }).map(({ version }) => version)).toEqual([7, 5, 4, 3, 2]);
});
