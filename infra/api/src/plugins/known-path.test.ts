import { z } from 'zod';
import { knownPath } from './known-path';

const schema = z
  .object({
    name: z.string(),
    guests: z.array(z.object({ age: z.number() })).default([]),
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
  [['made-up'], []],
  [[], []],
])('of %j the schema names %j', (path, known) => {
  expect(knownPath(schema, path)).toEqual(known);
});
