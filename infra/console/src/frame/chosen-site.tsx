import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Select } from '@shared-kit/ui/form/select';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useContentSitesQuery } from '../api/content.api';
import { Awaited } from './awaited';
import * as s from './rows.module.css';

type ChosenSiteProps = {
  /** Said to whom no site is open. */
  none: string;
  /** Whether the way to the site itself stands beside the choice. */
  leadsThere?: boolean;
  /** What is shown of the site with this slug. */
  children: (site: string) => ReactNode;
};

/** One of the sites whose pages somebody may write: chosen in the address, the first of them at first. */
export function ChosenSite({ none, leadsThere = false, children }: ChosenSiteProps) {
  const sites = useContentSitesQuery();
  const [address, setAddress] = useSearchParams();
  return (
    <Awaited of="sites" from={sites}>
      {({ sites: known }) => {
        const site = known.find(({ slug }) => slug === address.get('site')) ?? known[0];
        if (!site) return <EmptyState title="No site yet" text={none} />;
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
              {leadsThere && <a href={site.origin}>See {site.name}</a>}
            </div>
            <Fragment key={site.slug}>{children(site.slug)}</Fragment>
          </>
        );
      }}
    </Awaited>
  );
}
