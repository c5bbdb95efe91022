import { hmacSha256 } from './hmac';

const bytes = (text: string) => new TextEncoder().encode(text);

test('signs as RFC 4231 does in its second test case, and by each secret in its own way', () => {
  const signed = (secret: string) =>
    Buffer.from(hmacSha256(secret, bytes('what do ya want for nothing?'))).toString('hex');

  expect(signed('Jefe')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect(signed('Jefe')).toBe(signed('Jefe'));
  expect(signed('Jeff')).not.toBe(signed('Jefe'));
});
