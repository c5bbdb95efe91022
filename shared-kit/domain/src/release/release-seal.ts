import { hmacSha256 } from './hmac';

/** 96 bits: more than anybody tries against an API that answers. */
const SEAL_BYTES = 12;

/**
 * A page's remote versions, like "mfe-leads@1.2.0 mfe-vehicle@1.4.1", with a signature as their last word: what a form
 * sends back is what the shell wrote, or does not count.
 */
export function sealReleaseSet(secret: string, releaseSet: string): string {
  return `${releaseSet} ${sealOf(secret, releaseSet)}`.trimStart();
}

/** The versions of a sealed set; null where nobody who knows the secret wrote it. */
export function readReleaseSet(secret: string, sealed: string): string | null {
  const end = sealed.lastIndexOf(' ');
  const releaseSet = sealed.slice(0, Math.max(end, 0));
  const expected = sealOf(secret, releaseSet);
  const given = sealed.slice(end + 1);
  if (given.length !== expected.length) return null;
  const difference = [...expected].reduce(
    (sum, character, index) => sum | (character.charCodeAt(0) ^ given.charCodeAt(index)),
    0,
  );
  return difference === 0 ? releaseSet : null;
}

function sealOf(secret: string, releaseSet: string): string {
  // The secret also signs form stamps, over ten bytes: never over a text that begins so.
  const signature = hmacSha256(secret, new TextEncoder().encode(`release set ${releaseSet}`));
  return btoa(String.fromCharCode(...signature.slice(0, SEAL_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
