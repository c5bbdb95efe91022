import type { LeadForm } from '@shared-kit/contracts/lead-form';
import { LEAD_FORMS } from '@shared-kit/contracts/lead-forms';
import { nextSteps } from '@shared-kit/contracts/lead-next-steps';
import { groupOpeningHours } from '@shared-kit/domain/opening-hours';
import { ALL_STOCK } from '@shared-kit/domain/search-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { parseSentLead, storedLead } from '../../lead-form/sent-lead';
import { usePlaces } from '../../places/place-fields';
import { SimilarCars } from './similar-cars';
import * as s from './success-page.module.css';

const neverChanges = () => () => {};

/** After a form: what happens next. Opened by itself, it thanks nobody. */
export function SuccessPage() {
  const [search] = useSearchParams();
  const form = Object.entries(LEAD_FORMS).find(([id]) => id === search.get('form'))?.[1];
  return form ? <Thanks form={form} place={search.get('place') ?? ''} /> : <NothingSent />;
}

function NothingSent() {
  const { name, phone } = useSite();
  return (
    <Container narrow section>
      <title>{`Nothing sent yet | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.success}>
        <h1 className={s.title}>Nothing has been sent yet</h1>
        <p className={s.text}>
          This page confirms a form, and no form led here. If you sent one, it did not get lost by opening this page.
          Write to us, or call <PhoneLink number={phone} />.
        </p>
        <div className={s.actions}>
          <LinkButton to="/contact" variant="primary">
            Contact us
          </LinkButton>
          <LinkButton to={ALL_STOCK}>Look at our stock</LinkButton>
          <LinkButton to="/">Home page</LinkButton>
        </div>
      </div>
    </Container>
  );
}

/** Which car it was about only the browser knows; the page is whole without it. */
function Thanks({ form, place }: { form: LeadForm; place: string }) {
  const site = useSite();
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedLead(site.slug),
    () => null,
  );
  const sent = useMemo(() => parseSentLead(stored), [stored]);
  return (
    <Container narrow section>
      <title>{`Thank you | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.success}>
        <CircleCheck aria-hidden />
        <h1 className={s.title}>{`Thank you, we have your ${THING[form.id] ?? 'enquiry'}`}</h1>
        {sent && (
          <p className={s.about}>
            About {sent.car ? <a href={`/cars/${sent.car.slug}`}>{sent.car.name}</a> : <strong>{sent.category}</strong>}
          </p>
        )}
        <h2 className={s.subtitle}>What happens next</h2>
        <p className={s.text}>
          {nextSteps(form.id)} If it cannot wait, call <PhoneLink number={site.phone} />.
        </p>
        <Hours kinds={form.places} wanted={place} />
        <div className={s.actions}>
          <LinkButton to={ALL_STOCK} variant="primary">
            Keep looking
          </LinkButton>
          <LinkButton to="/">Back to the home page</LinkButton>
        </div>
      </div>
      {sent?.car && <SimilarCars slug={sent.car.slug} />}
    </Container>
  );
}

/** What a shopper would call what they sent. */
const THING: Readonly<Record<string, string>> = {
  'test-drive': 'test drive request',
  service: 'service booking',
  parts: 'parts enquiry',
  careers: 'application',
  offer: 'offer',
  'order-now': 'order request',
  'request-photos': 'photo request',
  'finance-pre-approval': 'pre-approval request',
  'online-payment': 'payment request',
};

/** When the place it went to is open; without one the first of the kind this form is for. */
function Hours({ kinds, wanted }: { kinds: LeadForm['places']; wanted: string }) {
  const fitting = usePlaces(kinds);
  const all = usePlaces(null);
  const place = all.find(({ id }) => id === wanted) ?? fitting[0];
  const rows = place ? groupOpeningHours(place.contact_detail.opening_hours) : [];
  if (!place || rows.length === 0) return null;
  return (
    <>
      <h2 className={s.subtitle}>{`Opening hours of ${place.name}`}</h2>
      <dl className={s.facts}>
        {rows.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
