import { bodyShapeName } from './body-shape-name';
import { noPhotoBody, noPhotoId } from './no-photo';

test.each([
  ['car', 'SUV', 'no-photo-SUV', 'suv'],
  ['car', 'Dual Cab Pick-up', 'no-photo-Dual Cab Pick-up', 'ute'],
  ['car', 'People Mover (8)', 'no-photo-People Mover (8)', 'people'],
  ['car', null, 'no-photo-car', 'sedan'],
  ['truck', 'Prime Mover', 'no-photo-truck', 'truck'],
  ['motorcycle', 'Cruiser', 'no-photo-motorcycle', 'motorcycle'],
  ['caravan', 'Pop Top', 'no-photo-caravan', 'caravan'],
] as const)('a %s with the body %s has the picture %s, drawn as a %s', (item_type, simple_body, id, shape) => {
  expect(noPhotoId({ item_type, simple_body })).toBe(id);
  expect(bodyShapeName(noPhotoBody(id) ?? '')).toBe(shape);
});

test('a photo is none of them', () => {
  expect(noPhotoBody('suv-red-front')).toBeNull();
});
