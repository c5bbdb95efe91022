import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { scopedSearchResponseSchema, searchResponseSchema } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerSerializer } from './answer-json';

const route = { method: 'GET' as const, url: '/api/search', httpStatus: '200' };
const answer: SearchResponse = {
  hits: [],
  facets: { make: [{ label: 'Kia “K”', value: 'Kia', count: 2 }] },
  count: 2,
  stockCount: 9,
  pages: 1,
  ms: 1.5,
  distances: { car: 3.4 },
};

test('an answer is written as its schema says, and again with its own figures', () => {
  const write = answerSerializer(searchResponseSchema)(route);
  expect(JSON.parse(write(answer))).toEqual(answer);
  expect(JSON.parse(write({ ...answer, ms: 0.1 }))).toEqual({ ...answer, ms: 0.1 });
});

test('what the schema adds is written, and what it does not name is not', () => {
  const write = answerSerializer(scopedSearchResponseSchema)(route);
  const scope = { kind: 'make', label: 'Kia', filters: { make: ['Kia'] } };
  expect(JSON.parse(write({ ...answer, scope, secret: 1 }))).toEqual({ ...answer, scope });
});

test('an answer that breaks its schema is refused, wherever it does', () => {
  const write = answerSerializer(searchResponseSchema)(route);
  const broken = [
    { ...answer, count: 'two' },
    { ...answer, hits: [{ id: 'car' }] },
    { ...answer, facets: { make: [{ label: 'Kia' }] } },
  ];
  for (const one of broken) expect(() => write(one)).toThrow("Response doesn't match the schema");
});

test('a card that an earlier version stored is answered as it stands: a new field may be absent until the next import', () => {
  const file = join(import.meta.dirname, '../../../test/fixtures/card-stored-2026-11.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as CarCard;
  const write = answerSerializer(searchResponseSchema)(route);

  expect(JSON.parse(write({ ...answer, hits: [stored] }))).toEqual({ ...answer, hits: [stored] });
});
