import { sql } from 'drizzle-orm';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { OF_SHOPPERS } from '../privacy/personal-data';
import { heldInWords } from './held-in-words';
import { COLUMN_LABELS } from './held-labels';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const LABELS: Readonly<Record<string, string | null>> = COLUMN_LABELS;
const TABLES = Object.entries(OF_SHOPPERS).flatMap(([table, { foundBy }]) => (foundBy === 'kept' ? [] : table));

const MOMENT = '2026-11-27T02:29:28.872592+00:00';
const PIECES = [
  ...[null, true, 0, -1, 1e21, '', 'text', MOMENT, '2026-99-99 99:99:99+00', [], {}, [null], [[[]]]],
  ...[[{ name: 'a', label: 'A', value: 'b' }, { name: null }, MOMENT, 7], { name: 7, make: null, year: MOMENT }],
  { name: 'Kia', low: null, high: {}, visited_pages: [null, '/', { name: MOMENT }], state: ['x'], condition: 'new' },
  { email: [], lead_attributes: null, message: { name: MOMENT }, opt_in: 'no', __proto__: null, constructor: 'x' },
].map((piece) => JSON.stringify(piece));
const NUMBERS = ['0', '-1', '2021'];

/** Values of each type that a column has, as PostgreSQL reads them. A type without one is found by its name. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  bigint: NUMBERS,
  boolean: ['true', 'false'],
  date: ['2026-11-27', 'infinity', '-infinity', '0044-03-15 BC'],
  integer: NUMBERS,
  jsonb: PIECES,
  smallint: NUMBERS,
  'smallint[]': ['{}', '{1,NULL}'],
  text: ['', 'constructor', '5.2000.0', 'a=b&%', MOMENT, '2026-99-99 99:99:99+00'],
  'text[]': ['{}', '{NULL}', `{Kia,"",${MOMENT}}`],
  'timestamp with time zone': [MOMENT, 'epoch', 'infinity', '-infinity', '0044-03-15 00:00:00 BC', '12026-01-01'],
  uuid: ['01a20788-dca4-7556-8b8f-2b1ceafea951'],
};

async function columns() {
  const { rows } = await server.ownerDb.execute<{ table: string; name: string; type: string }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relname = any(${sql.param(TABLES)}::text[])`);
  return rows;
}

test('whatever a column of a person can hold is said in words, and nothing of it stops the page', async () => {
  const all = await columns();
  expect(new Set(all.map(({ table }) => table))).toEqual(new Set(TABLES));

  for (const { table, name, type } of all)
    for (const sample of [null, ...(SAMPLES[type] ?? [`no sample of ${type}, which ${table}.${name} has`])]) {
      const { rows } = await server.ownerDb.execute<Record<string, unknown>>(
        sql`select ${sample}::text::${sql.raw(type)} as ${sql.identifier(name)}`,
      );
      for (const words of Object.values(heldInWords(rows[0] ?? {}, 'Australia/Brisbane'))) {
        const where = `${table}.${name} of ${sample}`;
        expect([where, typeof words]).toEqual([where, 'string']);
        expect([where, words]).toEqual([where, expect.not.stringMatching(/undefined|NaN|Invalid|\[object|Infinity/)]);
      }
    }
});

test('a moment that is none, as a program could hand it on, is left out', () => {
  expect(heldInWords({ created_at: new Date(Number.NaN), phone: '+61491570156' }, 'Australia/Brisbane')).toEqual({
    Mobile: '0491 570 156',
  });
});

test('each code that the database allows in a column that is shown has words', async () => {
  const { rows } = await server.ownerDb.execute<{ said: string }>(sql`
    select pg_get_constraintdef(k.oid) as said from pg_constraint k
    join pg_class c on c.oid = k.conrelid where k.contype = 'c' and c.relname = any(${sql.param(TABLES)}::text[])`);
  const codes = rows.flatMap(({ said }) => {
    const [, column = '', list = ''] = /\((\w+) = ANY \(ARRAY\[(.*?)\]\)\)/.exec(said) ?? [];
    return [...list.matchAll(/'([^']+)'/g)].map(([, code = '']) => ({ column, code }));
  });
  const shown = codes.filter(({ column }) => LABELS[column]);
  expect(shown).toEqual(expect.arrayContaining([{ column: 'channel', code: 'text' }]));

  // Of a lead's consents nothing is shown: the desk reads them.
  const wordless = shown.filter(
    ({ column, code }) => heldInWords({ [column]: code }, 'UTC')[LABELS[column] ?? ''] === code,
  );
  expect(wordless.filter(({ code }) => !['terms', 'marketing'].includes(code))).toEqual([]);
});
