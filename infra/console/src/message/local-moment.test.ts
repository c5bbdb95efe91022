import { toLocalField } from './local-moment';

test('a moment stands in a field as the clock of this computer says it, and comes back as the same moment', () => {
  for (const moment of ['2026-12-24T00:00:00.000Z', '2026-06-30T13:59:00.000Z']) {
    const field = toLocalField(moment);
    expect(field).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    // A browser reads it by its own clock.
    expect(new Date(field).toISOString()).toBe(moment);
  }
});

test('what is no moment leaves the field empty', () => {
  expect(toLocalField('')).toBe('');
  expect(toLocalField('soon')).toBe('');
});
