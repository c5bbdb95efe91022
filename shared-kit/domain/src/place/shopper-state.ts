import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { YEAR_S } from '../time/seconds';
import { stateOfPostcode } from './postcode-state';

/** The cookie that keeps a shopper's state or territory, no more of where they are. */
export const SHOPPER_STATE = 'shopper-state';

/** How the cookie is kept: for a year, and where no script reads it. */
export const stateCookieFacts = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', maxAge: YEAR_S, secure }) as const;

/** The field of the forms that ask for a postcode, and so of the addresses they lead to. */
export const POSTCODE_FIELD = 'delivery_postcode';

/** The shopper's state as a Cookie header says; null where it says none, or no state of ours. */
export function shopperStateIn(cookies: string | undefined): RegoState | null {
  const [, named] = /(?:^|;\s*)shopper-state=([A-Z]+)/.exec(cookies ?? '') ?? [];
  return REGO_STATES.find((state) => state === named) ?? null;
}

/** The shopper's state as the address of a page says, whose form asked for the postcode. */
export function shopperStateOf(url: URL): RegoState | null {
  return stateOfPostcode(url.searchParams.get(POSTCODE_FIELD) ?? '');
}

/** A path with the postcode that the address of a page says, so that nobody types it twice; as it is where that is none. */
export function withPostcodeOf(path: string, page: URLSearchParams): string {
  const typed = page.get(POSTCODE_FIELD)?.trim() ?? '';
  return stateOfPostcode(typed) ? `${path}?${POSTCODE_FIELD}=${typed}` : path;
}
