import { isFromThisMachine } from './from-this-machine';

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isFromThisMachine({ socket: { remoteAddress }, headers });

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(from(address)).toBe(true);
});

test.each(['10.0.0.1', '203.0.113.9', '::ffff:10.0.0.1', '::12', undefined])('%s is another', (address) => {
  expect(from(address)).toBe(false);
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'])(
  'a proxy of this machine speaks for others: %s',
  (header) => {
    expect(from('127.0.0.1', { [header]: 'anything' })).toBe(false);
  },
);
