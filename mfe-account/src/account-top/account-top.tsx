import { OWN_PAGES } from '@shared-kit/domain/account/own-pages';
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
  const settings = useRemoteConfig('mfe-account');
  const { pathname } = useLocation();
  const pages = OWN_PAGES.filter(({ flag }) => !flag || site.flags[flag]);
  return (
    <>
      <PageTop trail={[{ label: 'Home', href: '/' }, { label: name }]} title={title} lead={lead}>
        <SignOut />
      </PageTop>
      <nav aria-label="Your account" className={s.pages}>
        <ul>
          {pages.map(({ path, label, namedBy }) => (
            <li key={path}>
              <a href={path} {...(path === pathname && { 'aria-current': 'page' })}>
                {siteText(site, namedBy ? settings[namedBy] : label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
