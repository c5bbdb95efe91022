import { placesOfModel } from './places-of-form';

const place = (id: string, ...manufacturers: string[]) =>
  ({ id, manufacturers, location_type: 'sales', visible: true }) as const;
const places = [place('toyota', 'Toyota'), place('rover', 'Land Rover', 'Citroën'), place('used')];

test.each([
  ['toyota-hilux', ['toyota']],
  ['land-rover-defender', ['rover']],
  ['citroen-c4', ['rover']],
  ['kia-ev9', ['toyota', 'rover', 'used']],
  ['', ['toyota', 'rover', 'used']],
])('an order of %j goes to a place of %j', (model, ids) => {
  expect(placesOfModel(model, places).map(({ id }) => id)).toEqual(ids);
});
