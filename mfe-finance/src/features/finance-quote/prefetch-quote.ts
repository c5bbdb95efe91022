import { signedQuotePath } from '@shared-kit/domain/form/token-path';
import type { PageModule, PageVerdict } from '@shared-kit/runtime/remote-module';
import { OWED, PARTS } from '@shared-kit/domain/finance/calculator/calculator-state';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { namesNothing } from '@shared-kit/runtime/as-problem';
import { SIGN_PATH, carriedOf } from '../../calculator/quote-address';
import { enquiryAddress } from './enquiry-address';
import { financeQuoteApi } from '../../api/finance-quote.api';

const { makeQuote, getFinanceQuote } = financeQuoteApi.endpoints;

/**
 * Opens a signed link; without one, signs what the address says and leads on to it. A button of a form does so too, without
 * JavaScript. Who asks for a quote gets to the form even where nothing could be signed.
 */
export const prefetchQuote: NonNullable<PageModule['prefetch']> = async ({ dispatch, url }) => {
  if (url.pathname !== SIGN_PATH) {
    const token = url.searchParams.get('signed') ?? '';
    const { error } = await dispatch(getFinanceQuote.initiate(token, { subscribe: false, forceRefetch: true }));
    return namesNothing(error) ? { status: 404 } : {};
  }
  const asks = url.searchParams.has('ask');
  const made = await dispatch(makeQuote.initiate(figuresOf(url.searchParams), { subscribe: false }));
  if (asks)
    return to(enquiryAddress(Object.fromEntries(url.searchParams), carriedOf(url.searchParams), made.data ?? null));
  return made.data ? to(signedQuotePath(made.data)) : {};
};

/** The part of an address that is figures: the query of the page and of its request must be the same text. */
export function figuresOf(query: URLSearchParams): string {
  const names: readonly string[] = [...PARTS, ...OWED];
  const figures = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  const car = carNamed(query);
  if (car) figures.set('car_id', car);
  return figures.toString();
}

const to = (redirect: string): PageVerdict => ({ redirect });
