import { ENQUIRY_FORM } from '@shared-kit/contracts/form/enquiry-form';
import { formatPhone } from '@shared-kit/domain/phone/format-phone';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { OtherWays } from '../../ways/other-ways';
import { useAbout } from '../../ways/use-about';
import { ContactForm } from './contact-form';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';
import { useSearchParams } from 'react-router';

/** The general enquiry, with the other ways to reach the dealer beside it. */
export function ContactPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const { city } = site.address;
  const [about, hear] = useAbout({ location_id: search.get('location') ?? undefined }, ENQUIRY_FORM.id);
  return (
    <Container page>
      <title>{`Contact us | ${site.name}`}</title>
      <meta
        name="description"
        content={`Ask ${site.name} in ${city} a question, or call ${formatPhone(phoneOf(null, site))}.`}
      />
      <CanonicalLink path={CONTACT_PATH} />
      <PageTop
        trail={[{ label: 'Home', href: '/' }, { label: 'Contact us' }]}
        title="Contact us"
        lead="Tell us what you need and we will come back to you."
      />
      <Columns onChange={hear}>
        <ContactForm />
        <OtherWays about={about} />
      </Columns>
    </Container>
  );
}
