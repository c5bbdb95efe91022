import { createECDH } from 'node:crypto';
import { areBrowserKeys, sealedPush } from './sealed-push';

/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  to: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 is sealed byte by byte as it stands there', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(example.sender, 'base64url'));

  const sealed = sealedPush(example.text, example.to, { salt: Buffer.from(example.salt, 'base64url'), keys });

  expect(sealed.toString('base64url')).toBe(example.sealed);
});

test('the same message is sealed anew each time, and one that does not fit is refused', () => {
  expect(sealedPush('a', example.to)).not.toEqual(sealedPush('a', example.to));
  expect(() => sealedPush('a'.repeat(3_994), example.to)).toThrow('too long');
});

test.each([
  ['a point that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a key that is too short', { p256dh: 'BCVxsr7N' }],
  ['an auth of another length', { auth: 'AAAA' }],
  ['nothing', { p256dh: '', auth: '' }],
])('%s is no key of a browser', (_, wrong) => {
  expect(areBrowserKeys(example.to)).toBe(true);
  expect(areBrowserKeys({ ...example.to, ...wrong })).toBe(false);
});
