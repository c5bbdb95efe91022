import type { ReactNode } from 'react';
import { Fold } from '../overlay/fold';
import { PhoneLink } from '../phone-link';
import * as s from './site-footer.module.css';

type FooterLink = { label: string; href: string };

type SiteFooterProps = {
  name: string;
  groups: readonly { title: string; items: readonly FooterLink[] }[];
  stats?: readonly { value: string; label: string }[];
  /** Dealer licence number (R-LEGAL-06: said to be one). */
  licence: string;
  address: string;
  phone?: string | undefined;
  /** Privacy, terms. */
  legal?: readonly FooterLink[];
  year: number;
  /** Finance warnings and what else must stand on every page. */
  children?: ReactNode;
};

export function SiteFooter({
  name,
  groups,
  stats = [],
  licence,
  address,
  phone,
  legal = [],
  year,
  children,
}: SiteFooterProps) {
  return (
    <footer className={s.footer}>
      <div className={s.inner} data-later="whole">
        {groups.length > 0 && (
          <nav className={s.groups} aria-label="Footer">
            {groups.map(({ title, items }) => (
              <Fold key={title} small title={title}>
                <Links items={items} />
              </Fold>
            ))}
          </nav>
        )}
        <div className={s.legal}>
          <p>
            <span className={s.name}>{name}</span> · {address}
            {phone && (
              <>
                {' · '}
                <PhoneLink number={phone} />
              </>
            )}
          </p>
          <p>Dealer licence DL# {licence}</p>
          {children}
          {stats.length > 0 && (
            <dl className={s.stats}>
              {stats.map(({ value, label }) => (
                <div key={label} className={s.stat}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Links items={legal} />
          <p>
            © {year} {name}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Links({ items }: { items: readonly FooterLink[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={s.links}>
      {items.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
