import { HEARTS_ID, KEEP_FORM } from '@shared-kit/domain/account/keep-form';
import { saveSearchPath } from '@shared-kit/domain/account/saved-searches-path';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useLocation } from 'react-router';
import { favouritesKey } from '@shared-kit/domain/account/favourites-key';
import './early-hearts.css';

/**
 * Leads to where the search of this page is saved: a link, so that it works without scripts and through a sign-in. Beside it
 * the form of all hearts on the page, which are its buttons: without JavaScript one of them keeps its car by it.
 */
export function SaveSearch() {
  const { pathname, search } = useLocation();
  const { slug } = useSite();
  // Where hearts are favourites, the shell's script keeps a car under this key before ours is there.
  const key = useRemoteConfig('mfe-account').favourites === 'browser' ? favouritesKey(slug) : undefined;
  return (
    <>
      <a href={saveSearchPath(pathname + search)} rel="nofollow">
        Save this search
      </a>
      <form id={HEARTS_ID} method="post" hidden data-key={key}>
        <input type="hidden" name="_form" value={KEEP_FORM} />
      </form>
    </>
  );
}
