import { aSite } from '@shared-kit/testing/a-site';
import { z } from 'zod';
import { readSettings } from './read-settings';
import { settingsOf } from './site-settings';

const schema = z.object({ rows: z.number().min(1).default(4), path: z.string().startsWith('/').default('/') });

test.each([
  ['nothing', undefined, { rows: 4, path: '/' }],
  ['what is no part at all', 'many', { rows: 4, path: '/' }],
  ['all of it', { rows: 6, path: '/a' }, { rows: 6, path: '/a' }],
  ['a value that is wrong', { rows: 0, path: '/a' }, { rows: 4, path: '/a' }],
  ['two that are wrong', { rows: 'six', path: 'a' }, { rows: 4, path: '/' }],
])('of %s, each value that cannot be read is its default', (_case, stored, read) => {
  expect(readSettings(schema, stored)).toEqual(read);
});

test('a site keeps what it says of a remote beside a value that is wrong', () => {
  const site = aSite({
    remotes: { 'mfe-leads': { deposit: 500, test_drives_at_once: 51, spin_prizes: [{ label: '' }] } },
  });

  expect(settingsOf(site, 'mfe-leads')).toMatchObject({ deposit: 500, test_drives_at_once: 2, spin_prizes: [] });
});
