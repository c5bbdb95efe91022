import { hmacSha256 } from './hmac';

const bytes = (text: string) => new TextEncoder().encode(text);

test('signs as RFC 4231 does in its second test case, and by each secret in its own way', async () => {
  const signed = async (secret: string) =>
    Buffer.from(await hmacSha256(secret, bytes('what do ya want for nothing?'))).toString('hex');

  expect(await signed('Jefe')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect(await signed('Jefe')).toBe(await signed('Jefe'));
  expect(await signed('Jeff')).not.toBe(await signed('Jefe'));
});
