import { readReleaseSet, sealReleaseSet } from './release-seal';

const SECRET = 'a secret of the platform, thirty-two characters';
const SET = 'mfe-leads@1.2.0 mfe-vehicle@1.4.1';

test.each([SET, ''])('what was sealed is read back: %p', (releaseSet) => {
  expect(readReleaseSet(SECRET, sealReleaseSet(SECRET, releaseSet))).toBe(releaseSet);
});

test('a set with other versions, of another secret or without a seal is nobody’s', () => {
  const sealed = sealReleaseSet(SECRET, SET);

  expect(readReleaseSet(SECRET, sealed.replace('1.4.1', '1.4.2'))).toBeNull();
  expect(readReleaseSet(`${SECRET}!`, sealed)).toBeNull();
  expect(readReleaseSet(SECRET, SET)).toBeNull();
  expect(readReleaseSet(SECRET, '')).toBeNull();
});
