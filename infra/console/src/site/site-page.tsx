import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Select } from '@shared-kit/ui/form/select';
import { useSearchParams } from 'react-router';
import { useContentSitesQuery } from '../api/content.api';
import { useSiteDetailQuery } from '../api/site.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import * as s from '../frame/rows.module.css';
import { SiteForm } from './site-form';

/** How often it is looked whether somebody else has changed the site, in milliseconds. */
const LOOK_MS = 15_000;

/** What stands around the pages of a site: its announcement, home page and menus. */
export function SitePage() {
  const sites = useContentSitesQuery();
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <PageTop
        title="Site"
        lead="The announcement, home page and menus of your sites. What you save is seen at once."
      />
      <Awaited of="sites" from={sites}>
        {({ sites: known }) => {
          const site = known.find(({ slug }) => slug === address.get('site')) ?? known[0];
          if (!site) return <EmptyState title="No site yet" text="There is no site that you may change." />;
          return (
            <>
              <div className={s.form}>
                <Select
                  label="Site"
                  name="site"
                  value={site.slug}
                  onChange={(event) => setAddress({ site: event.target.value }, { replace: true })}
                  options={known.map(({ slug, name }) => ({ value: slug, label: name }))}
                />
                <a href={site.origin}>See {site.name}</a>
              </div>
              <PartsOf key={site.slug} site={site.slug} />
            </>
          );
        }}
      </Awaited>
    </>
  );
}

function PartsOf({ site }: { site: string }) {
  const detail = useSiteDetailQuery(site, {
    ...{ refetchOnMountOrArgChange: true, pollingInterval: LOOK_MS, skipPollingIfUnfocused: true },
  });
  return (
    <Awaited of="site" from={detail}>
      {(read) => <SiteForm detail={read} />}
    </Awaited>
  );
}
