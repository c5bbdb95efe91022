import { stockPath, stockQuery } from './stock-query';

test('leads to the very cars that were counted', () => {
  const model = { make: 'Toyota', name: 'LandCruiser Prado' };
  const counted = new URLSearchParams(stockQuery(model));
  const [path, chosen] = stockPath(model).split('?');
  counted.delete('refinementList[make][0]');
  counted.delete('refinementList[model][0]');

  expect(path).toBe('/search/toyota/landcruiser-prado');
  expect(chosen).toBe(counted.toString());
});
