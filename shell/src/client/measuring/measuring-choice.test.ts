import { keepChoice, keptChoice } from './measuring-choice';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
beforeEach(() => localStorage.clear());

test('an answer holds for a year, on its own site only', () => {
  keepChoice('sunrise-cars', 'refused', 0);

  expect(keptChoice('sunrise-cars', YEAR_MS - 1)).toBe('refused');
  expect(keptChoice('sunrise-cars', YEAR_MS)).toBeNull();
  expect(keptChoice('harbour-cars', 0)).toBeNull();
});

test.each(['nonsense', '{"choice":"allowed"}', '{"choice":"perhaps","until":9e15}', '[]', 'null'])(
  'what is no answer of ours is none: %s',
  (stored) => {
    localStorage.setItem('sunrise-cars:measuring', stored);
    expect(keptChoice('sunrise-cars')).toBeNull();
  },
);
