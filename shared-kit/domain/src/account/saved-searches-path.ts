import { SAVED_SEARCHES_PATH } from './account-paths';

/** Where the search that an address of results says is saved (behind the sign-in, which leads back there). */
export function saveSearchPath(address: string): string {
  return `${SAVED_SEARCHES_PATH}?${new URLSearchParams({ save: address }).toString()}`;
}
