import { assumeBodySchema, isAssumption, readAssumption } from './assumption.contract';
import { assumableYears, assumptionOf, assumptionText } from './finance-assumption';

test('a cookie keeps what was chosen', () => {
  const chosen = { termYears: 7, deposit: 2_500, balloonPercent: 30 };

  expect(assumptionText(chosen)).toBe('7.2500.30');
  expect(assumptionOf('7.2500.30')).toEqual(chosen);
  expect(assumptionOf('')).toBeNull();
  expect(readAssumption('7.2500.30', { term_max: 7 })).toEqual(chosen);
  expect(isAssumption('7.2500.30')).toBe(true);
});

test.each([
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 5, [1, 2, 3, 4, 5]],
  [2.5, 2, [1, 2]],
  [1, 1, [1]],
])('where loans run for %s years at most a term of seven is %s (S5-38)', (term_max, termYears, years) => {
  expect(readAssumption('7.2500.30', { term_max })).toEqual({ termYears, deposit: 2_500, balloonPercent: 30 });
  expect(assumableYears({ term_max })).toEqual(years);
});

test.each([
  undefined,
  '',
  '5.0',
  '8.0.0',
  '0.0.0',
  '5.100001.0',
  '5.0.15',
  '5.-1.0',
  '5.007.0',
  '5.0.0.0',
  '5.1e3.0',
  '5.0.0"',
  'constructor',
  '５.0.0',
])('an altered one (%s) is ignored', (text) => {
  expect(readAssumption(text, { term_max: 7 })).toBeNull();
  expect(isAssumption(text)).toBe(false);
});

test.each([
  ['', 0],
  ['2000', 2_000],
  ['$2,000', 2_000],
  ['2 000.00', 2_000],
  ['$100,000', 100_000],
])('a deposit typed as "%s" is %i', (deposit, dollars) => {
  expect(assumeBodySchema.parse({ use: 'mine', term: '5', deposit, balloon: '0' })).toMatchObject({ deposit: dollars });
});

test.each([
  ['deposit', { deposit: 'a lot' }],
  ['deposit', { deposit: '-5' }],
  ['deposit', { deposit: '2,000.50' }],
  ['deposit', { deposit: '1e308' }],
  ['deposit', { deposit: '1,5' }],
  ['term', { term: '8' }],
  ['term', { term: '' }],
  ['balloon', { balloon: '15' }],
  ['deposit', { deposit: '300000' }],
  ['deposit', { deposit: '999999999999' }],
])('what cannot be read or is too much is said of its field: %s', (field, typed) => {
  const read = assumeBodySchema.safeParse({ use: 'mine', term: '5', deposit: '0', balloon: '0', ...typed });

  expect(read.error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
