import { themeSchema } from '@shared-kit/contracts/site/site-config.contract';
import { findContrastFaults } from './theme-contrast';

test('accepts the default theme', () => {
  expect(findContrastFaults(themeSchema.parse({ accent: '#0b5fff' }))).toEqual([]);
});

test('names the pair that cannot be read, with what it has and what it needs', () => {
  const faults = findContrastFaults(themeSchema.parse({ accent: '#0b5fff', muted: '#a0a4ab' }));

  expect(faults).toEqual([
    { role: 'muted', on: 'ground', ratio: expect.closeTo(2.5, 1), required: 4.5 },
    { role: 'muted', on: 'surface', ratio: expect.closeTo(2.3, 1), required: 4.5 },
  ]);
});

test('refuses white words on a yellow button, and takes dark ones', () => {
  const yellow = { accent: '#c78500', onAccent: '#ffffff' };

  expect(findContrastFaults(themeSchema.parse(yellow)).map(({ role }) => role)).toEqual(['onAccent']);
  expect(findContrastFaults(themeSchema.parse({ ...yellow, onAccent: '#16181d' }))).toEqual([]);
});
