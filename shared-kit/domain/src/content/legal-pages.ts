/** The privacy policy of a site, which it must always have (R-LEGAL-07, S9-54). */
export const PRIVACY_PATH = '/privacy-policy';
export const TERMS_PATH = '/terms-and-conditions';

/** Pages of a site's own that the platform leads to by itself, each with what does: none of them may go. */
const LEADS_THERE: Readonly<Record<string, string>> = {
  [PRIVACY_PATH]: 'the consent of every form leads to it, and the law asks for a privacy policy (R-LEGAL-07)',
  [TERMS_PATH]: 'whoever sends a form agrees to it',
};

export const LEGAL_PATHS: readonly string[] = [PRIVACY_PATH, TERMS_PATH];

/** Why a page of a site has to stay; undefined for every page that may go. */
export function whyItStays(path: string): string | undefined {
  const why = LEADS_THERE[path];
  return why === undefined ? undefined : `${path} stays: ${why}`;
}
