import { useSite } from '@shared-kit/runtime/site-context';
import { Link } from 'react-router';
import * as s from './layout.module.css';
import { useMenus } from './menus-context';

export function Footer() {
  const site = useSite();
  const { footer } = useMenus();
  const { street, city, state, postcode } = site.address;
  return (
    <footer className={s.footer}>
      {footer.map(({ group, links }) => (
        <nav key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p>
        {site.name}, {street}, {city} {state} {postcode}. Dealer licence DL#{site.dealer_license_number}
      </p>
    </footer>
  );
}
