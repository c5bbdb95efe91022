import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { siteText } from '@shared-kit/domain/text/site-text';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import * as s from './content.module.css';

/** Ways on from a page: those it names, and always to the stock, a person and the phone. */
export function Onward({ content: { related = [], path } }: { content: ShownContent }) {
  const site = useSite();
  const always = [
    { label: siteText(site, 'Browse all cars'), href: ALL_STOCK },
    { label: 'Contact us', href: CONTACT_PATH },
  ];
  const links = [...related, ...always].filter(
    ({ href }, index, all) => href !== path && all.findIndex((other) => other.href === href) === index,
  );
  return (
    <nav className={s.onward} aria-labelledby="onward">
      <h2 id="onward">Where to next</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>
        Or call <PhoneLink number={phoneOf(null, site)} />
      </p>
    </nav>
  );
}
