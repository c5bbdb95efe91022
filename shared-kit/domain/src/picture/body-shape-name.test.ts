import { bodyShapeName, sideViewId } from './body-shape-name';

test.each([
  ['SUV', 'suv'],
  ['Cab Chassis', 'ute'],
  ['Dual Cab Pick-up', 'ute'],
  ['Cabriolet', 'convertible'],
  ['Convertible', 'convertible'],
  ['People Mover', 'people'],
  ['Caravan', 'caravan'],
  ['Van', 'van'],
  ['Station Wagon', 'wagon'],
  ['Unheard of', 'sedan'],
])('draws a "%s" as %s', (body, shape) => {
  expect(bodyShapeName(body)).toBe(shape);
});

test.each([
  ['SUV', 'suv-large-grey-side'],
  ['Cab Chassis', 'ute-grey-side'],
  ['Convertible', 'coupe-grey-side'],
  ['People Mover', 'people-mover-grey-side'],
])('a "%s" is seen from its side as %s', (body, id) => {
  expect(sideViewId(body)).toBe(id);
});
