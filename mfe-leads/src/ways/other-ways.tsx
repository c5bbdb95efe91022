import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import * as s from './other-ways.module.css';

/** Beside every form: phone, mail and address, for whoever would rather not fill one in. */
export function OtherWays() {
  const site = useSite();
  const { street, city, state, postcode } = site.address;
  return (
    <aside className={s.ways} aria-label="Other ways to reach us">
      <h2 className={s.title}>Rather talk to someone?</h2>
      <ul className={s.list}>
        <li>
          <Phone aria-hidden />
          <PhoneLink number={site.phone} />
        </li>
        <li>
          <Mail aria-hidden />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <MapPin aria-hidden />
          <span>
            {street}
            <br />
            {city} {state} {postcode}
          </span>
        </li>
      </ul>
      <LinkButton to="/dealer-locator">Locations and opening hours</LinkButton>
    </aside>
  );
}
