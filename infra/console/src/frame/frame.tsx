import { Container } from '@shared-kit/ui/layout/container';
import { Toast, ToastRegion } from '@shared-kit/ui/message/toast';
import { operatorPages } from '@shared-kit/domain/operator/operator-pages';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import * as s from './frame.module.css';
import { NoticeContext } from './notice';
import { SignInAgain } from './sign-in-again';
import { SignedInContext, useMay } from './signed-in';

const DESKS = [
  ['/', 'Overview', 'releases.see'],
  ['/releases', 'Releases', 'releases.see'],
  ['/content', 'Pages', 'content.write'],
  ['/site', 'Site', 'content.publish'],
  ['/hours', 'Opening hours', 'content.publish'],
  ['/audit', 'Audit', 'releases.audit'],
  ['/people', 'People', 'people.manage'],
  ['/tokens', 'Tokens', 'tokens.manage'],
] as const;

/** What stands around every desk: the way to the others, and what has just been done. */
export function Frame({ children }: { children: ReactNode }) {
  const operator = use(SignedInContext);
  const mayI = useMay();
  const [notice, setNotice] = useState({ words: '', count: 0 });
  const notify = (words: string) => setNotice(({ count }) => ({ words, count: count + 1 }));
  return (
    <NoticeContext value={notify}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={s.header}>
        <nav className={s.nav} aria-label="Console">
          {DESKS.filter(([, , act]) => mayI(act)).map(([to, name]) => (
            <NavLink key={to} to={to} end={to === '/'} className={s.link!}>
              {name}
            </NavLink>
          ))}
          {operatorPages
            .filter(([, , act]) => mayI(act))
            .map(([href, name]) => (
              <a key={href} href={href} className={s.link}>
                {name}
              </a>
            ))}
          <NavLink to="/account" className={`${s.link} ${s.me}`}>
            {operator.name}
          </NavLink>
          <form method="post" action="/sign-out">
            <button className={s.link}>Sign out</button>
          </form>
        </nav>
      </header>
      <Container as="main" id="main">
        <div className={s.page}>
          <SignInAgain />
          {children}
        </div>
        <ToastRegion>
          {notice.words && (
            <Toast key={notice.count} title={notice.words} onDismiss={() => setNotice({ ...notice, words: '' })} />
          )}
        </ToastRegion>
      </Container>
    </NoticeContext>
  );
}
