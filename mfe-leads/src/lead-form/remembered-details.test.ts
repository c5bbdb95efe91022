import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { forgetDetails, keepDetails, keptDetails } from './remembered-details';

const robin = { name: 'Robin', last_name: 'Lee', email: 'robin@example.com', phone: '0412345678', postcode: '4000' };

beforeEach(() => localStorage.clear());

test('keeps the five details and nothing else that was typed', () => {
  keepDetails('sunrise', { ...robin, message: 'Secret', rego: '123ABC' }, 0);

  expect(keptDetails('sunrise', DAY_MS)).toEqual(robin);
});

test('two sites on one origin do not share them', () => {
  keepDetails('sunrise', robin, 0);

  expect(keptDetails('harbor', 1)).toBeNull();
});

test('forgets after 90 days, and wipes what it forgot', () => {
  keepDetails('sunrise', robin, 0);

  expect(keptDetails('sunrise', 90 * DAY_MS - 1)).toEqual(robin);
  expect(keptDetails('sunrise', 90 * DAY_MS)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('forgets when told to', () => {
  keepDetails('sunrise', robin, 0);
  forgetDetails('sunrise');

  expect(keptDetails('sunrise', 1)).toBeNull();
});

test.each(['nonsense', '{}', '{"until":"x","details":{}}', 'null'])('what it cannot read is nothing: %s', (stored) => {
  localStorage.setItem('sunrise:user-details', stored);

  expect(keptDetails('sunrise', 1)).toBeNull();
});
