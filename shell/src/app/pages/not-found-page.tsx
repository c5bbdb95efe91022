import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import * as top from '@shared-kit/ui/layout/page-top.module.css';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Fragment } from 'react';
import { StaticPart } from '../static-parts/static-part';
import { useMenus } from '../layout/menus-context';
import * as s from './content-page.module.css';

/** The first entries of the site's menu: its ways into the stock. */
const WAYS = 4;

/** For addresses nobody answers to: a search, vehicles, makes and the phone, and the ways that the site's menu begins with. */
export function NotFoundPage() {
  const { header } = useMenus();
  return (
    <Container as="section" page>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      {/* As a page's top, which is 400 B of script that every site would have: its place the server draws. */}
      <header className={top.top}>
        <StaticPart part="place" once />
        <h1>We cannot find that page</h1>
        <p className={top.lead}>It may have moved, or the vehicle may have found a new owner.</p>
      </header>
      <div className={s.main}>
        <StaticPart part="lost" once />
        <p>
          {header.slice(0, WAYS).map(({ label, href }) => (
            <Fragment key={href}>
              <LinkButton to={href}>{label}</LinkButton>
              {/* As wide as the gap between buttons elsewhere, and lines break at it. */ '\u2002'}
            </Fragment>
          ))}
        </p>
        <p>
          <a href={ALL_STOCK}>Browse all stock</a> or <a href="/">go to the home page</a>.
        </p>
      </div>
    </Container>
  );
}
