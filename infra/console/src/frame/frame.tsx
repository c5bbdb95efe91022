import { Container } from '@shared-kit/ui/layout/container';
import { Toast, ToastRegion } from '@shared-kit/ui/message/toast';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import * as s from './frame.module.css';
import { NoticeContext } from './notice';

const DESKS = [
  ['/', 'Overview'],
  ['/releases', 'Releases'],
  ['/audit', 'Audit'],
] as const;

/** Pages of the operator port that are not part of this application yet. */
const OTHER_PAGES = [
  ['/leads', 'Leads'],
  ['/outbox', 'Outbox'],
  ['/sites', 'Sites'],
  ['/kit/', 'Design kit'],
  ['/metrics', 'Metrics'],
  ['/', 'Processes'],
] as const;

/** What stands around every desk: the way to the others, and what has just been done. */
export function Frame({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [notice, setNotice] = useState({ words: '', count: 0 });
  const notify = (words: string) => setNotice(({ count }) => ({ words, count: count + 1 }));
  return (
    <NoticeContext value={notify}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={s.header}>
        <nav className={s.nav} aria-label="Console">
          {DESKS.map(([to, name]) => (
            <NavLink key={to} to={to} end={to === '/'} className={s.link!}>
              {name}
            </NavLink>
          ))}
          {OTHER_PAGES.map(([href, name]) => (
            <a key={href} href={href} className={s.link}>
              {name}
            </a>
          ))}
          {isSignedIn && (
            <form method="post" action="/sign-out" className={s.out}>
              <button className={s.link}>Sign out</button>
            </form>
          )}
        </nav>
      </header>
      <Container as="main" id="main">
        <div className={s.page}>{children}</div>
        <ToastRegion>
          {notice.words && (
            <Toast key={notice.count} title={notice.words} onDismiss={() => setNotice({ ...notice, words: '' })} />
          )}
        </ToastRegion>
      </Container>
    </NoticeContext>
  );
}
