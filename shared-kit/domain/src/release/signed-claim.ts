/**
 * Reads a token, `base64url(json) + '.' + base64url(Ed25519 signature)`. Web Crypto only, so that a shell needs no secret:
 * the key is the registry's public one, as PEM.
 *
 * @param prefix is signed before the claim, so that a signature for one purpose is never taken for another's.
 * @returns what the claim says, or null for a token that is forged or malformed.
 */
export async function readSignedClaim(token: string, prefix: string, publicKeyPem: string): Promise<unknown> {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  try {
    const key = await importPublicKey(publicKeyPem);
    const signed = new TextEncoder().encode(prefix + payload);
    if (!(await crypto.subtle.verify('Ed25519', key, fromBase64(signature), signed))) return null;
    return JSON.parse(new TextDecoder().decode(fromBase64(payload)));
  } catch {
    // Anything a stranger can put into a URL ends here: bad base64, bad JSON.
    return null;
  }
}

/** Whether a claim that ends then, in seconds since 1970, holds now and was not made for longer than it may be. */
export function isInForce(exp: number, nowMs: number, maxAgeS: number): boolean {
  const lifeLeftS = exp - nowMs / 1000;
  return lifeLeftS > 0 && lifeLeftS <= maxAgeS;
}

function importPublicKey(pem: string): Promise<CryptoKey> {
  // Of several the first signs links: the others were replaced by it.
  const [first = ''] = pem.split('-----END');
  const der = fromBase64(first.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  return crypto.subtle.importKey('spki', der, 'Ed25519', false, ['verify']);
}

/** Reads base64 and base64url alike. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
