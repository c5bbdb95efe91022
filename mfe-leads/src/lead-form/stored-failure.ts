import { prefixOf } from './field-prefix';

/** The stored form error (S4-40): what went wrong with a form's last try, under a key of this site (S3-02). */
const keyOf = (site: string, prefix: string) => `${site}:form-error:${prefix}`;

/** Keeps what a form's last try ended with; null once it was sent, or once its fields are to blame. */
export function keepFailure(site: string, form: string, failed: string | null): void {
  try {
    if (failed === null) localStorage.removeItem(keyOf(site, prefixOf(form)));
    else localStorage.setItem(keyOf(site, prefixOf(form)), failed);
  } catch {
    // A browser that refuses to store says it once, as it happens.
  }
}

/** What the last try of the form with these fields ended with, while it was not sent. */
export function keptFailure(site: string, prefix: string): string | null {
  try {
    return localStorage.getItem(keyOf(site, prefix));
  } catch {
    return null;
  }
}
