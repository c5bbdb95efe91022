import { postPath } from '@shared-kit/domain/content/content-pages';
import { useContentListQuery } from '../api/content.api';
import { Awaited } from '../frame/awaited';
import { ChosenSite } from '../frame/chosen-site';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import { ContentList } from './content-list';
import { NewPageForm } from './new-page-form';
import { NewPostForm } from './new-post-form';

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

function isPostPage({ path }: { path: string }): boolean {
  return path.startsWith(postPath(''));
}

function PagesOf({ site }: { site: string }) {
  const list = useContentListQuery(site, { refetchOnMountOrArgChange: true });
  return (
    <Awaited of="pages" from={list}>
      {({ pages: all }) => {
        const [posts, pages] = [all.filter(isPostPage), all.filter((page) => !isPostPage(page))];
        const taken = all.map(({ path }) => path);
        return (
          <>
            <Panel id="pages" title="Pages">
              <ContentList site={site} pages={pages} />
            </Panel>
            <Panel id="new-page" title="A new page">
              <NewPageForm site={site} taken={taken} />
            </Panel>
            <Panel id="posts" title="Posts of the blog">
              <ContentList site={site} pages={posts} />
            </Panel>
            <Panel id="new-post" title="A new post">
              <NewPostForm site={site} taken={taken} />
            </Panel>
          </>
        );
      }}
    </Awaited>
  );
}
