import { answerHeaders } from './answer-headers';

test.each([
  ['application/json', "default-src 'none'", 'same-origin'],
  ['', "default-src 'none'", 'same-origin'],
  ['image/svg+xml', "default-src 'none'", 'cross-origin'],
  ['text/javascript; charset=utf-8', "default-src 'none'", 'cross-origin'],
  ['application/pdf', "frame-ancestors 'self'", 'same-origin'],
])('an answer of type "%s" loads what it needs to be shown, and is for whom it is meant', (type, policy, readers) => {
  const headers = answerHeaders('http', type);

  expect(headers['content-security-policy']).toMatch(policy);
  expect(headers['cross-origin-resource-policy']).toBe(readers);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
