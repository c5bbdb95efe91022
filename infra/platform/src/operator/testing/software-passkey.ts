import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Somebody was there (1), and was recognised (4). */
const PRESENT_AND_VERIFIED = 0x05;

/** Its key is in the answer. */
const HAS_CREDENTIAL = 0x40;

/** A passkey in software, with what a browser at `origin` would answer for it (WebAuthn level 3, section 6). */
export function softwarePasskey(rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  // COSE_Key in CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...[coordinate(0x21, x), coordinate(0x22, y)],
  ]);
  const id = randomBytes(16).toString('base64url');
  return {
    id,
    publicKey: cose,
    /** For the question that makes it: attestation "none" (WebAuthn level 3, section 8.7). */
    made(challenge: string, origin: string) {
      const clientData = Buffer.from(
        JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }),
      );
      const credential = Buffer.from(id, 'base64url');
      const authData = Buffer.concat([
        ...[sha256(rpId), Buffer.from([PRESENT_AND_VERIFIED | HAS_CREDENTIAL]), Buffer.alloc(4), Buffer.alloc(16)],
        ...[Buffer.from([0, credential.length]), credential, cose],
      ]);
      const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        ...[Buffer.from([0x58, authData.length]), authData],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer(challenge: string, origin: string) {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
      const counter = Buffer.alloc(4);
      const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([PRESENT_AND_VERIFIED]), counter]);
      const signature = createSign('sha256').update(authenticatorData).update(sha256(clientData)).sign(privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
