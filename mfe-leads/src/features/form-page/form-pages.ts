import { FORM_WORDS } from '@shared-kit/contracts/form/lead-form-words';
import type { FormWords } from '@shared-kit/contracts/form/lead-form-words';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';

/** A page that is a form: which one, and what stands above it. */
type FormPageText = { form: LeadFormId; title: string; intro: string };

/** By the address. */
export const FORM_PAGES: Readonly<Record<string, FormPageText>> = Object.fromEntries(
  (Object.entries(FORM_WORDS) as [LeadFormId, FormWords][]).flatMap(([form, { pages }]) =>
    pages.flatMap(({ paths, title, intro }) => paths.map((path) => [path, { form, title, intro }])),
  ),
);

/** The form at an address. */
export function formPageAt(pathname: string): FormPageText | undefined {
  return FORM_PAGES[pathname.replace(/\/$/, '')];
}
