import { useSiteDetailQuery } from '../api/site.api';
import { Awaited } from '../frame/awaited';
import { ChosenSite } from '../frame/chosen-site';
import { PageTop } from '../frame/page-top';
import { SiteForm } from './site-form';

/** How often it is looked whether somebody else has changed the site, in milliseconds. */
const LOOK_MS = 15_000;

/** What stands around the pages of a site: its announcement, home page and menus. */
export function SitePage() {
  return (
    <>
      <PageTop
        title="Site"
        lead="The announcement, home page and menus of your sites. What you save is seen at once."
      />
      <ChosenSite none="There is no site that you may change." leadsThere>
        {(site) => <PartsOf site={site} />}
      </ChosenSite>
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
