import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Select } from '@shared-kit/ui/form/select';
import { useSearchParams } from 'react-router';
import { useContentListQuery, useContentSitesQuery } from '../api/content.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import * as s from '../frame/rows.module.css';
import { ContentList } from './content-list';
import { NewPageForm } from './new-page-form';

/** The pages of a site's own text: what shoppers see of each, and the way to write it. */
export function ContentPage() {
  const sites = useContentSitesQuery();
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <PageTop
        title="Pages"
        lead="What your sites say in their own words: written, looked at, published and taken back."
      />
      <Awaited of="sites" from={sites}>
        {({ sites: known }) => {
          const site = known.find(({ slug }) => slug === address.get('site')) ?? known[0];
          if (!site) return <EmptyState title="No site yet" text="There is no site whose pages you may write." />;
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
              </div>
              <PagesOf key={site.slug} site={site.slug} />
            </>
          );
        }}
      </Awaited>
    </>
  );
}

function PagesOf({ site }: { site: string }) {
  const list = useContentListQuery(site, { refetchOnMountOrArgChange: true });
  return (
    <Awaited of="pages" from={list}>
      {({ pages }) => (
        <>
          <Panel id="pages" title="Pages">
            <ContentList site={site} pages={pages} />
          </Panel>
          <Panel id="new-page" title="A new page">
            <NewPageForm site={site} taken={pages.map(({ path }) => path)} />
          </Panel>
        </>
      )}
    </Awaited>
  );
}
