import { searchStateSchema } from '@shared-kit/contracts/search/search.contract';
import { buildSearch, endPattern, parseSearch, readEnd, searchHref } from './search-url';

const parse = (url: string) => parseSearch(new URLSearchParams(url));
const readable = (params: URLSearchParams) => decodeURIComponent(params.toString());

test('an empty URL asks for everything, best ranked first', () => {
  expect(parse('')).toEqual(searchStateSchema.parse({}));
});

test('reads filters, ranges, sorting and page in any order', () => {
  const url =
    'page=3&range[price]=5000:20000&refinementList[make][1]=Mazda&sortBy=price_asc&refinementList[make][0]=Toyota&query=hilux';

  expect(parse(url)).toEqual({
    query: 'hilux',
    page: 3,
    sortBy: 'price_asc',
    filters: { make: ['Mazda', 'Toyota'] },
    ranges: { price: { min: 5000, max: 20_000 } },
  });
});

test('reads encoded brackets like raw ones', () => {
  expect(parse('refinementList%5Bmake%5D%5B0%5D=Land+Rover&range%5Bkm%5D=%3A80000')).toMatchObject({
    filters: { make: ['Land Rover'] },
    ranges: { km: { max: 80_000 } },
  });
});

test('reads what a form sends without JavaScript, blank fields included', () => {
  const url =
    'query=&refinementList[make][]=Kia&refinementList[body]=SUV&refinementList[fuel]=&range[price][min]=$5,000&range[price][max]=';

  expect(parse(url)).toMatchObject({
    query: '',
    filters: { make: ['Kia'], body: ['SUV'] },
    ranges: { price: { min: 5000 } },
  });
  expect(parse(url).filters).not.toHaveProperty('fuel');
});

test.each([
  ['a page that is no number', 'page=abc'],
  ['a page before the first', 'page=0'],
  ['a negative page', 'page=-4'],
  ['a sort order nobody offers', 'sortBy=price;drop'],
  ['a filter nobody offers', 'refinementList[secret][0]=1'],
  ['a name every object inherits', 'refinementList[constructor][0]=1&range[__proto__]=1:2'],
  ['a range without numbers', 'range[price]=cheap:dear'],
  ['an empty range', 'range[price]=:'],
])('leaves out %s', (_case, url) => {
  expect(parse(url)).toEqual(searchStateSchema.parse({}));
});

test('whatever is parsed fits the contract', () => {
  const many = Array.from({ length: 80 }, (_, index) => `refinementList[make][${index}]=${index}`).join('&');

  expect(searchStateSchema.safeParse(parse(`${many}&query=${'x'.repeat(500)}&page=99999999`)).success).toBe(true);
});

test('names the page only when it is not the first', () => {
  expect(readable(buildSearch({ page: 1 }))).toBe('');
  expect(readable(buildSearch({ page: 2 }))).toBe('page=2');
});

test('writes a price range as numbers alone', () => {
  const ranges = { price: { min: readEnd('$5,000')!, max: readEnd('$20,000')! } };

  expect(readable(buildSearch({ ranges }))).toBe('range[price]=5000:20000');
});

test.each([
  ['5000', true],
  ['$5,000', true],
  [' $ 25 000.50 ', true],
  ['999999999', true],
  ['1,5', false],
  ['1.000,5', false],
  ['-5', false],
  ['1e6', false],
  ['abc', false],
  ['1000000000', false],
])('a field lets pass what is read as an end: %s', (typed, isRead) => {
  expect(new RegExp(`^(?:${endPattern})$`, 'v').test(typed)).toBe(isRead);
  expect(readEnd(typed) !== undefined).toBe(isRead);
});

test('leaves an open end of a range empty', () => {
  expect(readable(buildSearch({ ranges: { year: { min: 2019 } } }))).toBe('range[year]=2019:');
});

test('gives equal searches equal URLs', () => {
  const one = parse('refinementList[make][0]=Toyota&refinementList[make][1]=Kia&query=suv');
  const other = parse('query=suv&refinementList[make][7]=Kia&refinementList[make][3]=Toyota&page=1&sortBy=rank');

  expect(buildSearch(one).toString()).toBe(buildSearch(other).toString());
});

test('reads back what it wrote', () => {
  const state = searchStateSchema.parse({
    query: 'ute & tray',
    page: 2,
    sortBy: 'km_asc',
    filters: { make: ['Isuzu', 'Ram'], certified: ['true'] },
    ranges: { km: { max: 80_000 }, price: { min: 1000, max: 2000 } },
  });

  expect(parseSearch(buildSearch(state))).toEqual(state);
});

test('links to the bare path when nothing is asked for', () => {
  expect(searchHref('/search/used-cars', { page: 1 })).toBe('/search/used-cars');
  expect(searchHref('/search/used-cars', { page: 2 })).toBe('/search/used-cars?page=2');
});

test('reads what no car may have, and bare names as people write them', () => {
  expect(parse('not[make][0]=Kia&not[make][1]=Ford').excluded).toEqual({ make: ['Kia', 'Ford'] });
  expect(parse('categories=offers,seven-seats&make=Toyota').filters).toEqual({
    categories: ['offers', 'seven-seats'],
    make: ['Toyota'],
  });
  expect(readable(buildSearch({ excluded: { make: ['Kia'] } }))).toBe('not[make][0]=Kia');
});

test('a sentence in the address never ends in half a pictograph', () => {
  const { query, near } = parseSearch(new URLSearchParams({ query: `${'x'.repeat(199)}🚙`, near: 'Gympie' }));

  expect([query, query.isWellFormed(), near?.place]).toEqual(['x'.repeat(199), true, 'Gympie']);
});
