import { ENQUIRY_FORM, MESSAGE_DESK } from '@shared-kit/contracts/form/enquiry-form';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { CHAT_PATH } from '@shared-kit/domain/form/form-path';
import { chatEmbed } from '@shared-kit/domain/picture/media-embed';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { useSearchParams } from 'react-router';
import { aboutOf } from '../../lead-car/about-car';
import { LeadCarPanel } from '../../lead-car/lead-car-panel';
import { MissingCar } from '../../lead-car/missing-car';
import { useLeadCar } from '../../lead-car/use-lead-car';
import { CallUs } from '../../lead-form/call-us';
import { vehicleCategory } from '@shared-kit/domain/form/vehicle-category';
import { LeadForm } from '../../lead-form/lead-form';
import { OtherWays } from '../../ways/other-ways';
import { useAbout } from '../../ways/use-about';
import { ContactForm } from './contact-form';
import { DeskWords } from './desk-words';
import { ProviderChat } from './provider-chat';
import * as s from './chat-page.module.css';

/** Where the chat bubble leads: the chat of the site's provider where it has one, and always its own message desk. */
export function ChatPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const { chat } = useRemoteConfig('mfe-leads');
  const car = useLeadCar();
  const [about, hear] = useAbout(aboutOf(car, search), ENQUIRY_FORM.id);
  const title = chatEmbed(chat) ? 'Chat with us' : 'Message our team';
  return (
    <Container page>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={`Write to ${site.name}: a person from the team answers.`} />
      <CanonicalLink path={CHAT_PATH} />
      <PageTop trail={[{ label: 'Home', href: '/' }, { label: title }]} title={title} />
      <Columns onChange={hear}>
        <div className={s.main} data-chat-desk="">
          {car && <LeadCarPanel car={car} />}
          <MissingCar />
          <ProviderChat />
          <DeskWords place={car?.location_id} />
          {car?.available ? <AboutCar car={car} /> : <ContactForm subcategory={MESSAGE_DESK} />}
        </div>
        <OtherWays about={about} />
      </Columns>
    </Container>
  );
}

/** The ordinary enquiry about the vehicle that somebody came from, to the place where it stands. */
function AboutCar({ car }: { car: LeadCarCard }) {
  const { id, slug, name, car_type: type, dealership_slug, location_id, shown } = car;
  const filed = { category: vehicleCategory(type), subcategory: MESSAGE_DESK };
  return (
    <LeadForm
      form={ENQUIRY_FORM}
      car={{ id, slug, name, type }}
      hidden={{ ...filed, car_id: id, dealership_slug, location_id, shown }}
      call={<CallUs place={car} ofCar />}
    />
  );
}
