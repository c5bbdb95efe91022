import { PREVIEW_MAX_AGE_S, previewClaimSchema } from '@shared-kit/contracts/release/preview-token.contract';
import type { PreviewClaim } from '@shared-kit/contracts/release/preview-token.contract';

/**
 * What is signed: this prefix keeps a preview signature from ever being taken for
 * a manifest's, which the same key signs.
 */
export const PREVIEW_SIGNING_PREFIX = 'release-preview.v1.';

/**
 * Reads a preview token, `base64url(json) + '.' + base64url(Ed25519 signature)`.
 *
 * Web Crypto only, so that the shell needs no secret: the key is the registry's
 * public one, as PEM. `nowMs` is in milliseconds.
 *
 * @returns the claim, or null for a token that is forged, malformed, expired or made for longer than 7 days.
 */
export async function verifyPreviewToken(
  token: string,
  publicKeyPem: string,
  nowMs: number,
): Promise<PreviewClaim | null> {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  try {
    const key = await importPublicKey(publicKeyPem);
    const signed = new TextEncoder().encode(PREVIEW_SIGNING_PREFIX + payload);
    if (!(await crypto.subtle.verify('Ed25519', key, fromBase64(signature), signed))) return null;

    const claim = previewClaimSchema.parse(JSON.parse(new TextDecoder().decode(fromBase64(payload))));
    const lifeLeftS = claim.exp - nowMs / 1000;
    return lifeLeftS > 0 && lifeLeftS <= PREVIEW_MAX_AGE_S ? claim : null;
  } catch {
    // Anything a stranger can put into a URL ends here: bad base64, bad JSON, a claim of another shape.
    return null;
  }
}

function importPublicKey(pem: string): Promise<CryptoKey> {
  // Of several the first signs previews: the others were replaced by it.
  const [first = ''] = pem.split('-----END');
  const der = fromBase64(first.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  return crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify']);
}

/** Reads base64 and base64url alike. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
