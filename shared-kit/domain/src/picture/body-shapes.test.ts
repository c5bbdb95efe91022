import { bodyShapeName } from './body-shapes';

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
