import { z } from 'zod';
import { issuesByField, sayIssues } from './plain-issues';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);

const kind = (name: string) => z.object({ kind: z.literal(name) });
const KINDS = 'Write one of text, table.';

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'Fill this in.'],
  ['null', z.string(), null, 'Fill this in.'],
  ['no choice', z.enum(['a', 'b']), undefined, 'Fill this in.'],
  ['a number for words', z.string(), 3, 'Write words here.'],
  ['words for a number', z.number(), 'three', 'Write a number.'],
  ['a broken number', z.int(), 1.5, 'Write a whole number.'],
  ['words for a flag', z.boolean(), 'yes', 'Say true or false.'],
  ['words for a list', z.array(z.string()), 'a', 'Write a list.'],
  ['words for an object', z.object({}), 'a', 'Write its fields, each by its name.'],
  ['what no words are for', z.instanceof(Map), 1, 'This is not written as it has to be.'],
  ['another kind of a thing', z.discriminatedUnion('kind', [kind('text'), kind('table')]), { kind: 'x' }, KINDS],
  [
    'another kind in a list',
    z.array(z.discriminatedUnion('kind', [kind('text'), kind('table')])),
    [{ kind: 1 }],
    KINDS,
  ],
  ['what no kind is asked of', z.union([z.string(), z.number()]), true, 'This is not written as it has to be.'],
  ['empty words', z.string().min(1), '', 'Fill this in.'],
  ['short words', z.string().min(3), 'a', 'This is too short: at least 3 characters.'],
  ['long words', z.string().max(1), 'abc', 'This is too long: at most 1 character.'],
  ['words of another length', z.string().length(4), 'abc', 'Write 4 characters.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Add at least one.'],
  ['a short list', z.array(z.string()).min(2), ['a'], 'These are too few: at least 2.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'These are too many: at most 1.'],
  ['a small number', z.number().min(2), 1, 'At least 2.'],
  ['a number at its bound', z.number().gt(2), 2, 'More than 2.'],
  ['a large number', z.number().max(7), 8, 'At most 7.'],
  ['a number at its upper bound', z.number().lt(7), 7, 'Less than 7.'],
  ['a number between steps', z.number().multipleOf(5), 7, 'Write a multiple of 5.'],
  ['no email', z.email(), 'a', 'Write an email address, like name@example.com.'],
  ['no web address', z.url(), 'a', 'Write a web address, like https://example.com.'],
  ['no moment', z.iso.datetime(), 'today', 'Write a date and a time.'],
  ['another pattern', z.string().regex(/^a$/), 'b', 'This is not written as it has to be.'],
  ['no such choice', z.enum(['a', 'b']), 'c', 'Write one of a, b.'],
  ['another word', z.literal('a'), 'c', 'Write a.'],
  ['none of several kinds', z.union([z.number(), z.boolean()]), 'c', 'This is not written as it has to be.'],
  ['no such kind', z.discriminatedUnion('k', [z.object({ k: z.literal('a') })]), { k: 'b' }, 'Write a.'],
  ['a wrong key', z.record(z.string().regex(/^a/), z.string()), { b: '' }, 'This is not written as it has to be.'],
  ['a field too many', z.strictObject({}), { b: '' }, 'There is no field “b”.'],
  ['a refinement', z.string().refine(() => false), 'b', 'This is not written as it has to be.'],
  ["a remote's setting", z.fromJSONSchema({ type: 'number', maximum: 7 }), 8, 'At most 7.'],
])('%s is said in plain words', (_what, schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});

test('words of a schema itself stay', () => {
  expect(said(z.string('An address, like /about'), undefined)).toEqual(['An address, like /about']);
  expect(said(z.string().max(1, 'One letter'), 'ab')).toEqual(['One letter']);
});

test('each fault is said with its field', () => {
  const schema = z.strictObject({ name: z.string(), cars: z.array(z.strictObject({ km: z.number() })) });
  const { error } = schema.safeParse({ cars: [{ km: 'far', colour: 'red' }], more: 1 });

  expect(sayIssues(error!, '--')).toEqual([
    '--name: Fill this in.',
    '--cars[0].km: Write a number.',
    '--cars[0]: There is no field “colour”.',
    'There is no field “more”.',
  ]);
  expect(issuesByField(error!)).toEqual({
    ...{ name: ['Fill this in.'], 'cars.0.km': ['Write a number.'] },
    ...{ 'cars.0.colour': ['There is no field “colour”.'], more: ['There is no field “more”.'] },
  });
});
