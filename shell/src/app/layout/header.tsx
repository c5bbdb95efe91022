import { formatPhone, telHref } from '@shared-kit/domain/format-phone';
import { Slot } from '@shared-kit/runtime/slot';
import { useSite } from '@shared-kit/runtime/site-context';
import { Link, NavLink } from 'react-router';
import * as s from './layout.module.css';
import { useMenus } from './menus-context';

const nothing = {};

export function Header() {
  const site = useSite();
  const { header } = useMenus();
  return (
    <header className={s.header}>
      <Link to="/" className={s.name}>
        {site.name}
      </Link>
      <nav aria-label="Main">
        <ul>
          {header.map(({ label, href }) => (
            <li key={href}>
              <NavLink to={href}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <a href={telHref(site.phone)}>{formatPhone(site.phone)}</a>
      <Slot name="layout.header-account" props={nothing} />
    </header>
  );
}
