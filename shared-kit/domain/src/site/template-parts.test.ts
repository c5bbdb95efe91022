import { templates } from '@shared-kit/contracts/site/template';
import { beginsWithShapes, homeParts, namesModels, offersWays, saysHours, vehicleParts } from './template-parts';

test('a site that names no parts has those of its template, each with its stock', () => {
  for (const template of templates) expect(homeParts({ home: [], template })).toContain('stock');
  expect(homeParts({ home: [], template: 'brand' })[0]).toBe('range');
  expect(homeParts({ home: [], template: 'subscription' })).not.toContain('offers');
});

test('a site that names its parts has those alone', () => {
  expect(homeParts({ home: ['why'], template: 'group' })).toEqual(['why']);
});

test('a group of many makes begins its stock with shapes, and who has many leads to each after the offers', () => {
  expect(templates.filter((template) => beginsWithShapes({ template }))).toEqual(['group']);
  for (const template of ['group', 'yard'] as const)
    expect(homeParts({ home: [], template })).toEqual(expect.arrayContaining(['stock', 'offers', 'makes']));
  expect(homeParts({ home: [], template: 'brand' })).not.toContain('makes');
});

test('a brand names its models in the header, a yard its hours, and a group what else one may have come for', () => {
  const having = (has: typeof namesModels) => templates.filter((template) => has({ template }));
  expect([having(namesModels), having(saysHours), having(offersWays)]).toEqual([['brand'], ['yard'], ['group']]);
});

test('each template tells of a vehicle in an order of its own, and none leaves out what it can do and what it costs', () => {
  const orders = templates.map((template) => vehicleParts({ template }));
  expect(new Set(orders.map(String)).size).toBe(templates.length);
  for (const order of orders)
    expect(order).toEqual(expect.arrayContaining(['comments', 'features', 'specifications', 'costs']));
  expect(vehicleParts({ template: 'brand' })[0]).toBe('range');
  expect(vehicleParts({ template: 'yard' })[0]).toBe('specifications');
});
