import type { KeySuccessor } from '@shared-kit/contracts/release/release.contract';
import { generateKeyPairSync, sign } from 'node:crypto';
import { UntrustedKey, keyFingerprint, successorStatement, trustedKeys } from './release-keys';

function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, pem, fingerprint: keyFingerprint(pem) };
}
type Key = ReturnType<typeof aKey>;
const [first, second, third, stranger] = [aKey(), aKey(), aKey(), aKey()];

/** `by` names `next`; signed by another where somebody pretends. */
const names = (by: Key, next: Key, signer = by): KeySuccessor => ({
  by: by.pem,
  publicKey: next.pem,
  signature: sign(null, successorStatement(by.pem, next.pem), signer.privateKey).toString('base64'),
});
const trusted = (publicKey: Key, ...successors: KeySuccessor[]) =>
  trustedKeys(first.fingerprint, { publicKey: publicKey.pem, successors });

test('the pinned key is trusted, however its PEM is written', () => {
  expect(trusted(first)).toEqual([first.pem]);
  expect(trustedKeys(first.fingerprint, { publicKey: first.pem.replaceAll('\n', '\r\n') })).toEqual([first.pem]);
});

test('a key that is not pinned is not, nor one that swaps itself in among the statements', () => {
  expect(() => trusted(stranger)).toThrow('does not know the pinned release key');
  expect(() => trusted(stranger, names(first, second))).toThrow('does not follow from');
  expect(() => trusted(stranger, names(stranger, first), names(first, second))).toThrow('does not follow from');
});

test('a successor is trusted, and the successor of a successor, in whatever order the statements come', () => {
  expect(trusted(second, names(first, second))).toEqual([second.pem, first.pem]);
  expect(trusted(third, names(second, third), names(first, second))).toEqual([third.pem, first.pem, second.pem]);
  // The registry still signs by the key before while it goes over to the next.
  expect(trusted(first, names(first, second))).toEqual([first.pem, second.pem]);
});

test('a chain of any length is followed, and pinning a later key leaves the earlier ones behind', () => {
  const keys = [first, ...Array.from({ length: 60 }, aKey)];
  const links = keys.slice(1).map((key, index) => names(keys[index] as Key, key));
  const [last, middle] = [keys[60] as Key, keys[30] as Key];

  expect(trusted(last, ...links)).toHaveLength(61);
  const fromMiddle = trustedKeys(middle.fingerprint, { publicKey: last.pem, successors: links });
  expect(fromMiddle).toHaveLength(31);
  expect(fromMiddle).not.toContain(first.pem);
});

test('a forged successor is refused, also when a right one stands beside it', () => {
  expect(() => trusted(stranger, names(first, stranger, stranger))).toThrow('is not signed by the one before it');
  expect(() => trusted(third, names(first, second), names(second, third, first))).toThrow('is not signed');
  const swapped = { ...names(first, second), publicKey: stranger.pem };
  expect(() => trusted(stranger, swapped)).toThrow('is not signed');
  expect(() => trusted(second, names(first, second), swapped)).toThrow('two successors');
});

test('two successors of one key are refused, the same one twice is not', () => {
  expect(() => trusted(second, names(first, second), names(first, third))).toThrow('two successors');
  expect(trusted(second, names(first, second), names(first, second))).toHaveLength(2);
});

test('a chain that returns is refused', () => {
  expect(() => trusted(first, names(first, second), names(second, first))).toThrow('returns to');
  expect(() => trusted(first, names(first, first))).toThrow('returns to');
  expect(() => trusted(second, names(first, second), names(second, third), names(third, second))).toThrow('returns to');
});

test('what is no Ed25519 public key is refused in words', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  for (const pem of ['', 'rubbish', publicKey.export({ type: 'spki', format: 'pem' }).toString()])
    expect(() => trustedKeys(first.fingerprint, { publicKey: pem })).toThrow(UntrustedKey);
});
