import { join } from 'node:path';
import { readFeed } from '../feed/read-feed';
import { compileMapping } from './compile-mapping';
import { loadMapping } from './load-mapping';

const ROOT = join(import.meta.dirname, '../../../../../..');
const map = compileMapping(await loadMapping(join(ROOT, 'infra/demo/mappings/listings-au-2023.yaml')));
const cars: Record<string, unknown>[] = [];
for await (const row of (await readFeed(join(ROOT, 'infra/api/test/fixtures/listings-au-2023-extract.csv'))).rows)
  cars.push(map(row).values);

const byTitle = (title: string) => cars.find((car) => car['carsales_title'] === title);

test.each([
  [
    '2019 Nissan Qashqai TI',
    {
      year: '2019',
      make: 'Nissan',
      model: 'Qashqai',
      badge: 'TI',
      car_type: 'used',
      km: 41_828,
      price: 33_950,
      simple_body: 'SUV',
      fuel: 'Unleaded Petrol',
      drive: 'FWD',
      doors: 4,
      seats: 5,
      engine_size_litres: 2,
      colour: 'White',
      build_date: '2020/02',
      city: 'Albion',
      state: 'QLD',
    },
  ],
  [
    '2015 Land Rover Range Rover Evoque TD4 Pure',
    {
      make: 'Land Rover',
      model: 'Range Rover Evoque',
      badge: 'TD4 Pure',
      fuel: 'Diesel',
      drive: 'AWD',
      engine_size: '2.2 L',
      variant: { cylinders: 4, enginesize: '2.2 L', enginesize_litres: 2.2, fuelconsumptioncombined: 6 },
    },
  ],
  ['2008 Alfa Romeo 159 2.2 JTS', { make: 'Alfa Romeo', model: '159', badge: '2.2 JTS' }],
  ['2022 Aston Martin Vantage', { make: 'Aston Martin', model: 'Vantage' }],
  ['2009 Great Wall SA220 (4X2)', { make: 'Great Wall', model: 'SA220', badge: '(4X2)', simple_body: 'Ute' }],
  ['2014 Jeep Grand Cherokee Laredo (4X2)', { model: 'Grand Cherokee', badge: 'Laredo (4X2)' }],
  [
    '2022 GWM Haval Jolion Ultra Hybrid',
    { make: 'GWM', model: 'Haval Jolion', badge: 'Ultra Hybrid', car_type: 'new' },
  ],
  ['2018 Mazda 3 NEO Sport', { model: '3', badge: 'NEO Sport', simple_body: 'Hatch', doors: 5 }],
  ['2011 Toyota Rav 4 CV', { model: 'RAV4', badge: 'CV' }],
  ['2013 Hyundai IX35 SE (awd)', { model: 'ix35' }],
  ['2020 BMW M240I M240I', { model: 'M240i' }],
  ['2022 Tesla Model 3 Performance', { make: 'Tesla', model: 'Model 3', fuel: 'Electric' }],
])('reads %s as a person would', (title, expected) => {
  expect(byTitle(title)).toMatchObject(expected);
});

test('mends a model that a spreadsheet had turned into a date', () => {
  expect(byTitle('2008 Saab 9-3 Linear 2.0T')).toMatchObject({ model: '9-3', badge: 'Linear 2.0T' });
});

test('finds the seats that slipped into the column of the doors', () => {
  expect(byTitle('2014 Nissan E20')).toMatchObject({ seats: 5 });
  expect(byTitle('2014 Nissan E20')).not.toHaveProperty('doors');
});

test('a price on application is no price, and a warranty is no colour', () => {
  expect(byTitle('2023 GWM Haval Jolion LUX')).not.toHaveProperty('price');
  expect(byTitle('2023 Cupra Ateca VZX')).not.toHaveProperty('colour');
});

test('a car that is yet to be built is a preorder without kilometres or place', () => {
  const ordered = byTitle('2023 Cupra Ateca VZX');

  expect(ordered).toMatchObject({ preorder: true, car_type: 'new' });
  for (const field of ['km', 'city', 'state', 'location_name']) expect(ordered).not.toHaveProperty(field);
});

test('an electric car has no engine size, and one of 0 litres is not believed', () => {
  expect(byTitle('2022 Tesla Model 3 Performance')).not.toHaveProperty('engine_size');
});

test('reads the state that came with its country', () => {
  expect(byTitle('1996 Toyota Landcruiser (4X4)')).toMatchObject({
    model: 'LandCruiser',
    city: 'Warrenheip',
    state: 'VIC',
  });
});

test('leaves nothing dirty behind', () => {
  expect(cars).toHaveLength(62);
  for (const value of cars.flatMap((car) => Object.values(car)))
    expect(String(value)).not.toMatch(/^(-|nan|POA|- \/ -|\s*)$/i);
});
