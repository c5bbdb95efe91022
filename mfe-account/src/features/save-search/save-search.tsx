import { saveSearchPath } from '@shared-kit/domain/form/saved-searches-path';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useLocation } from 'react-router';

/** Leads to where the search of this page is saved: a link, so that it works without scripts and through a sign-in. */
export function SaveSearch() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={saveSearchPath(pathname + search)} variant="quiet" size="s" rel="nofollow">
      Save this search
    </LinkButton>
  );
}
