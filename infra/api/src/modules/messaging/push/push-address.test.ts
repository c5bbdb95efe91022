import { isPublicAddress, isPushAddress, publicLookup } from './push-address';

const NEVER = [
  ...['http://fcm.googleapis.com/x', 'https://localhost/x', 'https://127.0.0.1/x', 'https://2130706433/x'],
  ...[
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
  ],
  ...[
    'https://10.0.0.1/',
    'https://8.8.8.8/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
  ],
  ...['https://intranet/x', 'https://printer.local/x', 'https://metadata.google.internal/x', 'https://a.localhost/x'],
  ...[
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/x',
    '',
    'https://',
  ],
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
];

test.each(NEVER)('nothing is sent to %s', (endpoint) => {
  expect(isPushAddress(endpoint, { toLoopback: false })).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/cY1:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-bl2p.notify.windows.com/w/?token=BQYA',
])('%s is a push service', (endpoint) => {
  expect(isPushAddress(endpoint, { toLoopback: false })).toBe(true);
});

test('only where tests say so may it be on this machine, and nowhere else without https', () => {
  expect(isPushAddress('http://127.0.0.1:4000/x', { toLoopback: true })).toBe(true);
  expect(isPushAddress('http://10.0.0.1/x', { toLoopback: true })).toBe(false);
  expect(isPushAddress('http://fcm.googleapis.com/x', { toLoopback: true })).toBe(false);
});

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '255.255.255.255',
    '198.19.0.1',
    '::1',
    '::',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::a00:1',
  ],
  ...['2002:7f00:1::', '2001::1', '2001:db8::1', 'no address'],
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '203.0.114.1', '2404:6800:4006:80a::200e', '2620:149:208::1'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a name that stands for this machine is not connected to, whatever it looks like', async () => {
  const looked = await new Promise<object | null>((resolve) => {
    publicLookup('localhost', { all: true }, (error) => resolve(error));
  });
  expect(looked).toMatchObject({ code: 'ENDPOINT_REFUSED' });
});
