/** Words of an address in place of parameters that nobody knows a value for. */
const UNKNOWN = 'sample';

/**
 * An address that a route's pattern means: one that is known, or the known beginning of one continued, or one whose
 * parameters are made up. `/cars/:slug/checkout` becomes `/cars/blue-ute/checkout` where `/cars/blue-ute` is known.
 */
export function addressFor(pattern: string, known: readonly string[]): string {
  const wanted = wordsOf(pattern).filter((word) => !word.endsWith('?') && word !== '*');
  const addresses = known.map(wordsOf);
  const whole = addresses.find((words) => words.length === wanted.length && fits(words, wanted));
  if (whole) return join(whole);
  const filled = wanted.map((word, index) => {
    if (!word.startsWith(':')) return word;
    const begun = wanted.slice(0, index + 1);
    return addresses.find((words) => words.length >= begun.length && fits(words, begun))?.[index] ?? UNKNOWN;
  });
  return join(filled);
}

/** The addresses in a sitemap, or the files that its index lists; their hosts are the site's own. */
export function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => URL.parse(url)?.pathname ?? []);
}

function fits(words: readonly string[], pattern: readonly string[]): boolean {
  return pattern.every((word, index) => word.startsWith(':') || word === words[index]);
}

function wordsOf(path: string): string[] {
  return path.split('/').filter((word) => word !== '');
}

function join(words: readonly string[]): string {
  return `/${words.join('/')}`;
}
