import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hmacSha256 } from '@shared-kit/domain/release/hmac';

/** A page may be open for so long before it reports, in milliseconds. */
const HOLDS_MS = 2 * 3600_000;
const NONCE_BYTES = 9;
const SEAL_BYTES = 12;
const MINUTE_BYTES = 4;

/** What a report must be about, to be one of a page that we gave. */
export type OfPage = {
  site: string;
  releaseSetId: string;
  /** Who asked for it, as limits count clients. */ client: string;
};

/**
 * Signs that a page of these versions was given to this client in this minute: 34 characters. It goes out as a header of
 * the answer (`Server-Timing`, which scripts can read), never in the HTML: a remembered page is the same for all its
 * visitors, and a token in it would let any one of them report in the name of all. The client's address is in the
 * signature only: whoever passes a token on gives nothing away, and nobody else can use it.
 */
export function mintPageToken(secret: string, page: OfPage, nowMs: number): string {
  const facts = Buffer.alloc(MINUTE_BYTES + NONCE_BYTES);
  facts.writeUInt32BE(Math.floor(nowMs / 60_000));
  randomBytes(NONCE_BYTES).copy(facts, MINUTE_BYTES);
  return Buffer.concat([facts, sealOf(secret, facts, page)]).toString('base64url');
}

/** The token's nonce, by which it is used up; null where we gave no such page to this client within two hours. */
export function readPageToken(secret: string, token: string, page: OfPage, nowMs: number): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== MINUTE_BYTES + NONCE_BYTES + SEAL_BYTES) return null;
  const facts = bytes.subarray(0, MINUTE_BYTES + NONCE_BYTES);
  const ageMs = nowMs - facts.readUInt32BE() * 60_000;
  if (ageMs < 0 || ageMs > HOLDS_MS) return null;
  const isOurs = timingSafeEqual(bytes.subarray(facts.length), sealOf(secret, facts, page));
  return isOurs ? facts.toString('base64url') : null;
}

function sealOf(secret: string, facts: Buffer, { site, releaseSetId, client }: OfPage): Uint8Array {
  // The secret signs other texts too: none of them begins so.
  const text = `page token ${facts.toString('hex')} ${site} ${releaseSetId} ${client}`;
  return hmacSha256(secret, Buffer.from(text)).subarray(0, SEAL_BYTES);
}
