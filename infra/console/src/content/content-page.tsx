import { useContentListQuery } from '../api/content.api';
import { Awaited } from '../frame/awaited';
import { ChosenSite } from '../frame/chosen-site';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import { ContentList } from './content-list';
import { NewPageForm } from './new-page-form';

/** The pages of a site's own text: what shoppers see of each, and the way to write it. */
export function ContentPage() {
  return (
    <>
      <PageTop
        title="Pages"
        lead="What your sites say in their own words: written, looked at, published and taken back."
      />
      <ChosenSite none="There is no site whose pages you may write.">{(site) => <PagesOf site={site} />}</ChosenSite>
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
