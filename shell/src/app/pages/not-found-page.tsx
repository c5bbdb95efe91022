import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Fragment } from 'react';
import { Drawn } from '../drawn/drawn';
import { useMenus } from '../layout/menus-context';
import * as s from './content-page.module.css';

/** The first entries of the site's menu: its ways into the stock. */
const WAYS = 4;

/** For addresses nobody answers to: a search, vehicles, makes and the phone, and the ways that the site's menu begins with. */
export function NotFoundPage() {
  const { header } = useMenus();
  return (
    <Container as="section" section>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <div className={s.main}>
        <div>
          <h1>We cannot find that page</h1>
          <p>It may have moved, or the vehicle may have found a new owner.</p>
        </div>
        <Drawn part="lost" once />
        <p>
          {header.slice(0, WAYS).map(({ label, href }) => (
            <Fragment key={href}>
              <LinkButton to={href}>{label}</LinkButton>{' '}
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
