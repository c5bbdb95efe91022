import { generateKeyPairSync, sign } from 'node:crypto';
import { signatureFaults } from './signature';

function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}
const [own, other] = [aKey(), aKey()];
const bytes = Buffer.from('{"name":"mfe-search"}\n');
const signature = sign(null, bytes, own.privateKey).toString('base64');
const signed = { bytes, signature, signedBy: own.pem };

test('what the registry’s key signed is welcome, also while the registry cannot be asked', () => {
  expect(signatureFaults(signed, own.pem)).toEqual([]);
  expect(signatureFaults(signed, null)).toEqual([]);
});

test('a signature by a key that the registry does not hand out is of no use, and both keys are named', () => {
  expect(signatureFaults(signed, other.pem)).toEqual([
    expect.stringMatching(/^remote\.json is signed by sha256:\w{64}, but the registry hands out sha256:\w{64}: /),
  ]);
});

test.each([
  ['of other bytes', { ...signed, bytes: Buffer.from('{"name":"mfe-search"} ') }],
  ['of another key', { ...signed, signature: sign(null, bytes, other.privateKey).toString('base64') }],
  ['cut off', { ...signed, signature: signature.slice(0, 20) }],
  ['none', { ...signed, signature: '' }],
])('a signature %s is refused', (_what, altered) => {
  expect(signatureFaults(altered, own.pem)).toEqual([expect.stringContaining('does not carry a signature')]);
});
