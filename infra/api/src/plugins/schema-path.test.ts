import { z } from 'zod';
import { schemaPath } from './schema-path';

const schema = z
  .object({
    name: z.string(),
    guests: z.array(z.object({ age: z.number() })).default([]),
    filters: z.partialRecord(z.enum(['make', 'price']), z.object({ min: z.number() })).optional(),
    answers: z.record(z.string(), z.string()).optional(),
  })
  .transform((value) => value);

test.each([
  [['name'], ['name']],
  [
    ['guests', '2', 'age'],
    ['guests', '2', 'age'],
  ],
  [
    ['guests', '2', 'made-up'],
    ['guests', '2'],
  ],
  [['answers', '<script>'], ['answers']],
  [
    ['filters', 'price', 'min'],
    ['filters', 'price', 'min'],
  ],
  [['filters', '<script>'], ['filters']],
  [['made-up'], []],
  [[], []],
])('of %j the schema names %j', (path, known) => {
  expect(schemaPath(schema, path)).toEqual(known);
});
