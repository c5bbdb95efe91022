import { templates } from '@shared-kit/contracts/site/template';
import { hasManyMakes, homeParts } from './template-parts';

test('a site that names no parts has those of its template, each with its stock', () => {
  for (const template of templates) expect(homeParts({ home: [], template })).toContain('stock');
  expect(homeParts({ home: [], template: 'brand' })[0]).toBe('range');
  expect(homeParts({ home: [], template: 'subscription' })).not.toContain('offers');
});

test('a site that names its parts has those alone', () => {
  expect(homeParts({ home: ['why'], template: 'group' })).toEqual(['why']);
});

test('a group of many makes begins its stock with shapes, one brand with its cars and without makes', () => {
  expect(templates.filter((template) => hasManyMakes({ template }))).toEqual(['group', 'yard']);
});
