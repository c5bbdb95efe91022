import fc from 'fast-check';
import { z } from 'zod';
import { misfitsOf, takesAll } from './schema-misfits';

const described = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
const misfits = (needed: z.ZodObject, offered: z.ZodObject) => misfitsOf(described(needed), described(offered));

test('what comes besides, and what may be left out where it is not needed, fits', () => {
  const needed = z.object({ carId: z.string(), phone: z.string().optional() });

  expect(misfits(needed, z.object({ carId: z.string(), slug: z.string() }))).toEqual([]);
  expect(misfits(needed, z.object({ carId: z.string(), phone: z.string() }))).toEqual([]);
  expect(misfits(needed, z.object({ carId: z.string(), phone: z.string().optional() }))).toEqual([]);
});

test('each property that is missing, uncertain or of other values is named', () => {
  const needed = z.object({
    carId: z.string(),
    phone: z.string(),
    type: z.enum(['new', 'used']),
    fuel: z.string(),
  });
  const offered = z.object({
    phone: z.string().optional(),
    type: z.enum(['new', 'used', 'demo']),
    fuel: z.string().nullable(),
  });

  expect(misfits(needed, offered)).toEqual([
    { property: 'carId', why: 'missing' },
    { property: 'phone', why: 'optional' },
    { property: 'type', why: 'values' },
    { property: 'fuel', why: 'values' },
  ]);
});

test.each<[string, z.ZodType, z.ZodType, boolean]>([
  ['any number takes whole ones', z.number(), z.number().int(), true],
  ['whole numbers do not take any', z.number().int(), z.number(), false],
  ['a text takes one of a few', z.string(), z.enum(['a', 'b']), true],
  ['one of a few does not take a text', z.enum(['a', 'b']), z.string(), false],
  ['more of a few take fewer', z.enum(['a', 'b', 'c']), z.enum(['a', 'b']), true],
  ['a wider range takes a narrower', z.number().min(0).max(10), z.number().min(1).max(9), true],
  ['a narrower range does not take a wider', z.number().max(9), z.number().max(10), false],
  ['a range does not take any number', z.number().max(9), z.number(), false],
  ['a short text does not take a longer', z.string().max(5), z.string(), false],
  ['a pattern takes only itself', z.string().regex(/^a/), z.string(), false],
  ['either of two takes one', z.union([z.string(), z.number()]), z.number(), true],
  ['one of two does not take either', z.number(), z.union([z.string(), z.number()]), false],
  ['a list of texts takes a list of a few', z.array(z.string()), z.array(z.literal('a')), true],
  ['a list of a few does not take any texts', z.array(z.literal('a')), z.array(z.string()), false],
  ['an object is looked into', z.object({ a: z.string() }), z.object({ a: z.number() }), false],
  ['what is said about a value does not matter', z.unknown().describe('any'), z.string().describe('text'), true],
  ['a short text does not take a longer word', z.string().max(5), z.literal('abcdefg'), false],
  ['anything takes everything', z.unknown(), z.string(), true],
  ['a text does not take anything', z.string(), z.unknown(), false],
])('%s', (_what, needed, offered, fits) => {
  expect(takesAll(described(needed), described(offered))).toBe(fits);
});

const aKind = fc.constantFrom<z.ZodType>(
  z.string(),
  z.string().max(5),
  z.number(),
  z.number().int(),
  z.number().min(3),
  z.boolean(),
  z.enum(['a', 'b']),
  z.literal('a'),
  z.null(),
  z.array(z.string()),
  z.array(z.enum(['a', 'b'])),
);
const aSchema = fc.oneof(
  aKind,
  aKind.map((kind) => kind.nullable()),
  fc.tuple(aKind, aKind).map(([one, other]) => z.union([one, other])),
  fc.tuple(aKind, aKind).map(([one, other]) => z.object({ x: one, y: other.optional() })),
);
const samples = [
  ...['a', 'b', 'abcdefg', 0, 3, 4.5, true, null, [], ['a'], ['a', 'c'], {}],
  ...[{ x: 'a' }, { x: 4.5, y: 3 }, { x: null, y: 'abcdefg' }, { x: ['c'], y: ['a'] }],
];

test('whatever the schemas: where one takes all of another, no value shows the contrary; each takes itself', () => {
  let taken = 0;
  fc.assert(
    fc.property(aSchema, aSchema, (needed, offered) => {
      expect(takesAll(described(needed), described(needed))).toBe(true);
      if (!takesAll(described(needed), described(offered))) return;
      taken += 1;
      const offeredNow = samples.filter((value) => offered.safeParse(value).success);
      expect(offeredNow.filter((value) => !needed.safeParse(value).success)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(50);
});
