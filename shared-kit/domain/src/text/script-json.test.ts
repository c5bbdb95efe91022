import { toScriptJson } from './script-json';

test('nothing in a value ends the script element that it stands in, and it reads as the same value', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: 'a\u2028b\u2029c' };
  const written = toScriptJson(value);

  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(value);
});
