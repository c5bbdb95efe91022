import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
/** Where the terms of all repayments are chosen without scripts; from there it goes `back`. */
export function termsAddress(back: string): string {
  return `${termsPage(back)}#repayment-terms`;
}

/** The same for a form to post to: a fragment would go along to where it leads. */
export function termsPage(back: string): string {
  return `${FINANCE_PATH}?back=${encodeURIComponent(back)}`;
}
