import { ApiAddresses } from './api-addresses';

test.each([
  ['http://localhost:3001', '127.0.0.1', 3001, true],
  ['http://localhost:3001', '::1', 3001, true],
  ['http://localhost:3001', '127.0.0.1', 3002, false],
  // The machine itself by another of its addresses: who listens there is not the API.
  ['http://localhost:3001', '127.0.0.2', 3001, false],
  ['http://localhost:3001', '169.254.169.254', 3001, false],
  ['http://[::1]:3001', '::1', 3001, true],
  ['http://10.0.0.7', '10.0.0.7', 80, true],
  ['https://10.0.0.7', '10.0.0.7', 443, true],
  ['https://10.0.0.7', '10.0.0.7', 80, false],
  ['http://localhost:3001', '127.0.0.1', '3001', false],
  ['http://localhost:3001', 'toString', 3001, false],
])('with the API at %s a thread reaches %s at port %p: %s', (origin, address, port, isReached) => {
  expect(new ApiAddresses(origin).has(address, port)).toBe(isReached);
});

test('where its name leads is known once it was looked up, and no other name', () => {
  const api = new ApiAddresses('http://api.internal:3001');
  expect([api.host, api.has('10.0.0.8', 3001)]).toEqual(['api.internal', false]);

  api.add('10.0.0.8');

  expect([api.has('10.0.0.8', 3001), api.has('10.0.0.9', 3001)]).toEqual([true, false]);
});
