import type { AccountSettings } from '@shared-kit/contracts/settings/account-settings.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { SignIn } from './sign-in-path';
import { GARAGE_PATH, MY_DEAL_PATH, SAVED_SEARCHES_PATH, WATCHLIST_PATH, YOUR_DATA_PATH } from './account-paths';

/** A page of a shopper's own: its route, its place in the menus, and what is said to who is not signed in. */
type OwnPage = {
  /** As its route is called: the file of mfe-account's `src/exposes`. */
  id: string;
  path: string;
  label: string;
  /** The setting of mfe-account that a site names it by, in place of the label. */
  namedBy?: keyof Pick<AccountSettings, 'watchlist_name'>;
  /** It is there while this is on. */
  flag?: keyof Pick<Site['flags'], 'garage_enabled'>;
  /**
   * Why somebody signs in who comes to it (S4-30), by which the sign-in chooses its heading: `watchlist` of the pages that
   * show a shopper's saved cars above all.
   */
  signIn: SignIn['type'];
};

/** Why somebody signs in who comes to an address, with its last slash or without; an account, where it is none of these. */
export function signInTypeOf(pathname: string): SignIn['type'] {
  const address = pathname.replace(/\/$/, '');
  return OWN_PAGES.find(({ path }) => path === address)?.signIn ?? 'account';
}

/**
 * Every page of a shopper's own, in the order in which they stand at the top of each other and in the footer. From this
 * come mfe-account's routes behind the sign-in and its menu, the words of the sign-in, and what crawlers are kept from.
 */
export const OWN_PAGES: readonly OwnPage[] = [
  { id: 'watchlist-page', path: WATCHLIST_PATH, label: 'Saved cars', namedBy: 'watchlist_name', signIn: 'watchlist' },
  { id: 'saved-searches-page', path: SAVED_SEARCHES_PATH, label: 'Saved searches', signIn: 'account' },
  { id: 'garage-page', path: GARAGE_PATH, label: 'My garage', flag: 'garage_enabled', signIn: 'account' },
  { id: 'my-deal-page', path: MY_DEAL_PATH, label: 'My deals', signIn: 'account' },
  { id: 'your-data-page', path: YOUR_DATA_PATH, label: 'Your data', signIn: 'account' },
];
