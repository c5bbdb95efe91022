import { FORM_PAGES } from '@shared-kit/contracts/form/lead-form-pages';
import type { FormPage } from '@shared-kit/contracts/form/lead-form-pages';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';

/** A page that is a form: which one, and what stands above it. */
type FormPageText = Pick<FormPage, 'title' | 'intro' | 'introWithoutCar'> & { form: LeadFormId };

/** By the address. */
export const PAGE_TEXTS: Readonly<Record<string, FormPageText>> = Object.fromEntries(
  (Object.entries(FORM_PAGES) as [LeadFormId, readonly FormPage[]][]).flatMap(([form, pages]) =>
    pages.flatMap(({ paths, ...page }) => paths.map((path) => [path, { form, ...page }])),
  ),
);

/** The form at an address. */
export function formPageAt(pathname: string): FormPageText | undefined {
  return PAGE_TEXTS[pathname.replace(/\/$/, '')];
}
