import { MY_DEAL_PATH } from '@shared-kit/domain/finance/calculator/deal-address';
import { SAVED_SEARCHES_PATH } from '@shared-kit/domain/form/saved-searches-path';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as s from './account-top.module.css';
import { SignOut } from './sign-out';

type AccountTopProps = {
  /** Words, or what can take the focus. */
  title: ReactNode;
  /** As the breadcrumb says it. */
  name: string;
  lead?: ReactNode;
};

/** The top of every page that is a shopper's own: where it stands, its heading, the others, and the way out. */
export function AccountTop({ title, name, lead }: AccountTopProps) {
  const site = useSite();
  const { watchlist_name: saved } = useRemoteConfig('mfe-account');
  const { pathname } = useLocation();
  const pages = [
    [siteText(site, saved), '/watchlist'],
    ['Saved searches', SAVED_SEARCHES_PATH],
    ...(site.flags.garage_enabled ? [['My garage', '/my-garage'] as const] : []),
    ['My deals', MY_DEAL_PATH],
    ['Your data', '/your-data'],
  ] as const;
  return (
    <>
      <PageTop trail={[{ label: 'Home', href: '/' }, { label: name }]} title={title} lead={lead}>
        <SignOut />
      </PageTop>
      <nav aria-label="Your account" className={s.pages}>
        <ul>
          {pages.map(([label, href]) => (
            <li key={href}>
              <a href={href} {...(href === pathname && { 'aria-current': 'page' })}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
