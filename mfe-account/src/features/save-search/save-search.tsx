import { saveSearchPath } from '@shared-kit/domain/form/saved-searches-path';
import { useLocation } from 'react-router';

/** Leads to where the search of this page is saved: a link, so that it works without scripts and through a sign-in. */
export function SaveSearch() {
  const { pathname, search } = useLocation();
  return (
    <a href={saveSearchPath(pathname + search)} rel="nofollow">
      Save this search
    </a>
  );
}
