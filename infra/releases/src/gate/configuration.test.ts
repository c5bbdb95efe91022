import { z } from 'zod';
import { settingsFaults } from './configuration';

const described = (schema: z.ZodType) => ({
  config: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>,
});

test('settings that all have a default are welcome, and so are none', () => {
  expect(settingsFaults(described(z.object({ per_page: z.number().default(21) })))).toEqual([]);
  expect(settingsFaults({ config: { type: 'object' } })).toEqual([]);
});

test('a setting without a default is refused: a site that says nothing of it would have no page', () => {
  expect(settingsFaults(described(z.object({ per_page: z.number() })))).toEqual([
    expect.stringMatching(/^its configuration cannot be read for a site that says nothing of it: .*per_page/),
  ]);
});

test.each([{ type: 'nonsense' }, { $ref: 'https://elsewhere.example/schema.json' }])('%j is no schema', (config) => {
  expect(settingsFaults({ config })).toHaveLength(1);
});
