import fc from 'fast-check';

/** The part of JSON Schema that the API's description uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
};

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Words that mean something to a database, a file system, a template, a parser or a search. */
const hostileText = fc.oneof(
  fc.constantFrom(
    ...['\0', 'a\0b', '%00', '\ud800', '\u202e', '﹤script﹥', '<script>alert(1)</script>', '${7*7}', '{{7*7}}'],
    ...["' or 1=1 --", '"; drop table vehicle; --', '\\', '../../../etc/passwd', '%2e%2e%2f', 'con', 'NaN', 'null'],
    ...['-1', '0', '1e999', '9007199254740993', '99999999999999999999', '-2147483649', '2147483648', '0x10', '+', ''],
    ...[
      '__proto__',
      'constructor',
      'toString',
      '&|!():*<->',
      "'''",
      '%',
      '_%_',
      '*',
      '🚗'.repeat(60),
      '[',
      '(((',
      '\r\nX: y',
    ],
    ...['0000-00-00', '2026-13-45', '+275760-09-13', '10000-01-01', 'a'.repeat(255), 'x'.repeat(9000), 'ﬃ'.repeat(500)],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 12 }),
);

/** What JSON can say and hardly anybody expects. */
const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, [], {}, -1, 0.1, 1e308, -0, 2 ** 53, [[[[[]]]]], { __proto__: 1 }, [null]),
  fc.constantFrom(40, 400).map((depth) => JSON.parse(nested(depth)) as unknown),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that JSON.parse sees before any schema does. */
export const hostileBody = fc.constantFrom(
  ...[
    '',
    '{',
    'null',
    '[]',
    '""',
    '0',
    '{"a":1e999}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '\0',
  ],
  ...['{"a":"\\u0000"}', '{"a":"\\ud800"}', nested(100_000), '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ...[`{"a":"${'x'.repeat(200_000)}"}`, `{"a":${nested(50_000)}}`, `{"${'k'.repeat(60_000)}":1}`],
);

/** Mostly what a schema asks for, now and then what it does not. `words` are ids and slugs that exist. */
export function valueOf(schema: Schema, words: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const fitting = fits(schema, words, depth);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: hostileJson });
}

export function textOf(schema: Schema, words: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fits(schema, words, 0).map(String) },
    { weight: 2, arbitrary: fc.constantFrom(...words) },
    { weight: 3, arbitrary: hostileText },
  );
}

export const hostileWord = hostileText;

const DEEPEST = 6;

function fits(schema: Schema, words: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const { enum: among, anyOf, oneOf, allOf } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (among) return fc.constantFrom(...among);
  if (depth > DEEPEST) return fc.constant(null);
  const either = anyOf ?? oneOf ?? allOf;
  if (either) return fc.oneof(...either.map((one) => valueOf(one, words, depth + 1)));
  const [type = ''] = [schema.type].flat();
  return ofType[type]?.(schema, words, depth) ?? hostileJson;
}

const between = (schema: Schema) => ({ min: low(schema), max: Math.max(low(schema), high(schema)) });

const ofType: Readonly<
  Record<string, (schema: Schema, words: readonly string[], depth: number) => fc.Arbitrary<unknown>>
> = {
  object: objectOf,
  array: ({ items }, words, depth) => fc.array(valueOf(items ?? {}, words, depth + 1), { maxLength: 4 }),
  integer: (schema) => fc.integer(between(schema)),
  number: (schema) => fc.double({ ...between(schema), noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: stringOf,
};

const low = ({ minimum }: Schema) => Math.max(-(2 ** 31), minimum ?? -5);
const high = ({ maximum }: Schema) => Math.min(2 ** 31 - 1, maximum ?? 100_000);

function objectOf(
  { properties = {}, required = [], additionalProperties: more }: Schema,
  words: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one, words, depth + 1)])),
    { requiredKeys: [...required] },
  );
  if (typeof more !== 'object') return known;
  const others = fc.dictionary(fc.oneof(fc.constantFrom(...words), hostileText), valueOf(more, words, depth + 1), {
    maxKeys: 3,
  });
  return fc.tuple(known, others).map(([one, other]) => ({ ...(one as object), ...other }));
}

function stringOf({ format }: Schema, words: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return fc.integer({ min: 0, max: 40_000 }).map((day) => isoOf(day).slice(0, 10));
  if (format === 'date-time') return fc.integer({ min: 0, max: 40_000 }).map(isoOf);
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...words, '0412 345 678', 'jane@example.com', '4000', 'Jane', '2026-12-01'),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
    { weight: 1, arbitrary: hostileText },
  );
}

const isoOf = (day: number) => new Date(day * 86_400_000).toISOString();
