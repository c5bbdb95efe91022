import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { EmptyState } from '@shared-kit/ui/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import type { SearchConfig } from '../../search-config';

/** Texts are the specification's (section 8). */
export function NoResults({ path }: { path: string }) {
  const { clear_filters_path: refresh } = useRemoteConfig<SearchConfig>('mfe-search');
  return (
    <EmptyState
      title="No Results Available"
      text="No results found for your search at this time. Please try adjusting the filters for more results."
      action={
        <>
          <LinkButton to={refresh} variant="primary">
            Clear Filters
          </LinkButton>
          <LinkButton to={path} variant="quiet">
            See everything here
          </LinkButton>
        </>
      }
    />
  );
}
