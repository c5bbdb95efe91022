import { privacyWords } from './privacy-words';
import type { DescribedSite } from '../site/site-features';
import { termsWords } from './terms-words';

const WORDS: Readonly<Record<string, (site: DescribedSite) => string>> = {
  '{{privacy}}': privacyWords,
  '{{terms}}': termsWords,
};

/** A content page with what its site writes by its flags in place of `{{privacy}}` and `{{terms}}`. */
export function writtenPage<Page extends { body: string }>(page: Page, site: DescribedSite): Page {
  const marks = Object.entries(WORDS).filter(([mark]) => page.body.includes(mark));
  return marks.reduce(
    (found, [mark, words]) => ({ ...found, body: found.body.replace(mark, () => words(site)) }),
    page,
  );
}
