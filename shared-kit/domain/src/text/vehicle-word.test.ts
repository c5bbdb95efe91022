import { vehicleWord } from './vehicle-word';

test.each([
  ['truck', 'truck'],
  ['Motorcycle', 'motorcycle'],
  ['caravan', 'caravan'],
  ['car', 'car'],
  ['hovercraft', 'car'],
  [null, 'car'],
  [undefined, 'car'],
])('%s is called a %s', (type, word) => {
  expect(vehicleWord(type)).toBe(word);
});
