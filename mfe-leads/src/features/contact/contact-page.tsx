import { formatPhone, phoneHref } from '@shared-kit/domain/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Container } from '@shared-kit/ui/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { ContactForm } from './contact-form';
import * as s from './contact-page.module.css';

/** The general enquiry, with the other ways to reach the dealer beside it. */
export function ContactPage() {
  const site = useSite();
  const { street, city, state, postcode } = site.address;
  return (
    <Container section>
      <title>{`Contact us | ${site.name}`}</title>
      <meta
        name="description"
        content={`Ask ${site.name} in ${city} a question, or call ${formatPhone(site.phone)}.`}
      />
      <link rel="canonical" href="/contact" />
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Contact us' }]} />
      <SectionHeading level={1} title="Contact us" text="Tell us what you need and we will come back to you." />
      <div className={s.columns}>
        <ContactForm />
        <aside className={s.ways} aria-label="Other ways to reach us">
          <h2 className={s.title}>Rather talk to someone?</h2>
          <ul className={s.list}>
            <li>
              <Phone aria-hidden />
              <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a>
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
      </div>
    </Container>
  );
}
