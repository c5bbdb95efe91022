import { heldRows } from './held-rows';

test('a row that cannot be said hides none of the others, and the log says nothing of it', () => {
  const logged: unknown[] = [];
  const log = { error: (...said: unknown[]) => void logged.push(said) };
  // In a zone that is none no moment can be said.
  const rows = [{ phone: '+61491570156' }, { created_at: '2026-11-27T02:29:28Z', note: 'secret' }, { note: 'Blue' }];

  expect(heldRows(rows, { zone: 'Nowhere/None', log })).toEqual([
    { Mobile: '0491 570 156' },
    { 'Not shown': expect.stringMatching(/^We cannot show this entry here/) },
    { 'Your note': 'Blue' },
  ]);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('secret');
});
