import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps a secret that must be read again from who reads the database alone: AES-256-GCM, bound to whose it is. */
export type Seal = { close(secret: string, whose: string): Buffer; open(sealed: Buffer, whose: string): string };

/** `secret`: the instance's, which is not in the database. */
export function sealBy(secret: string): Seal {
  const key = createHmac('sha256', secret).update('operator codes').digest();
  return {
    close(text, whose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(whose));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, whose) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(whose));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
