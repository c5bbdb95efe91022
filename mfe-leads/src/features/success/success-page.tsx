import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { SentForm } from '@shared-kit/contracts/lead/lead.contract';
import { FORM_WORDS } from '@shared-kit/contracts/form/lead-form-words';
import { ofForm } from '@shared-kit/contracts/form/of-form';
import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { groupOpeningHours } from '@shared-kit/domain/place/opening-hours';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { sentFormApi } from './sent-form.api';
import { parseSentLead, storedLead } from '../../lead-form/sent-lead';
import type { FormPlace } from '@shared-kit/contracts/place/location.contract';
import { usePlaces } from '../../places/place-fields';
import { SimilarCars } from './similar-cars';
import * as s from './success-page.module.css';

const neverChanges = () => () => {};

/** After a form: what happens next. Whoever comes without the proof that one was sent is thanked for nothing. */
export function SuccessPage() {
  const [search] = useSearchParams();
  const proof = search.get('sent') ?? '';
  const { data: sent, isError, isLoading } = sentFormApi.endpoints.getSentForm.useQuery(proof, { skip: proof === '' });
  const form = sent && LEAD_FORMS[sent.form];
  if (isLoading) return null;
  if (form) return <Thanks form={form} sent={sent} />;
  return isError ? <NotKnown /> : <NothingSent />;
}

/** There is a proof, and nobody to ask about it. */
function NotKnown() {
  const { name } = useSite();
  return (
    <Container narrow section>
      <title>{`Your form | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.success}>
        <h1 className={s.title}>We cannot check that right now</h1>
        <p className={s.text}>
          This page confirms a form that was sent, and cannot be made whole at the moment. Load it again in a minute.
          Sending the form again does no harm: it counts once.
        </p>
        <div className={s.actions}>
          <LinkButton to={ALL_STOCK}>Look at our stock</LinkButton>
          <LinkButton to="/">Home page</LinkButton>
        </div>
      </div>
    </Container>
  );
}

function NothingSent() {
  const site = useSite();
  return (
    <Container narrow section>
      <title>{`Nothing sent yet | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.success}>
        <h1 className={s.title}>Nothing has been sent yet</h1>
        <p className={s.text}>
          This page confirms a form, and no form led here. If you sent one, it did not get lost by opening this page.
          Write to us, or call <PhoneLink number={phoneOf(null, site)} />.
        </p>
        <div className={s.actions}>
          <LinkButton to={CONTACT_PATH} variant="primary">
            Contact us
          </LinkButton>
          <LinkButton to={ALL_STOCK}>Look at our stock</LinkButton>
          <LinkButton to="/">Home page</LinkButton>
        </div>
      </div>
    </Container>
  );
}

/** The proof knows the vehicle while it is shown, the browser also one that is not; the page is whole without either. */
function Thanks({ form, sent }: { form: LeadForm; sent: SentForm }) {
  const site = useSite();
  const { thing = 'enquiry', next } = ofForm(FORM_WORDS, form.id);
  const all = usePlaces(null);
  const fitting = usePlaces(form.places);
  const named = placeOf(all, sent.place);
  const place = named ?? onlyOne(fitting);
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedLead(site.slug),
    () => null,
  );
  const kept = useMemo(() => parseSentLead(stored), [stored]);
  const car = sent.car ?? kept?.car ?? undefined;
  return (
    <Container section>
      <title>{`Thank you | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.columns}>
        <div className={s.success}>
          <CircleCheck aria-hidden />
          <h1 className={s.title}>{`Thank you, we have your ${thing}`}</h1>
          <Subject car={car} also={sent.also} category={kept?.category} />
          <h2 className={s.subtitle}>What happens next</h2>
          <p className={s.text}>
            {next} If it cannot wait, call <PhoneLink number={phoneOf(named, site)} />.
          </p>
          <div className={s.actions}>
            <LinkButton to={ALL_STOCK} variant="primary">
              Keep looking
            </LinkButton>
            <LinkButton to="/">Back to the home page</LinkButton>
          </div>
        </div>
        {place && <Hours place={place} />}
      </div>
      {car ? <SimilarCars slug={car.slug} /> : <Newest />}
    </Container>
  );
}

/** Where no vehicle was asked about: what has just arrived, to look at while waiting. */
function Newest() {
  return (
    <section className={s.similar} aria-labelledby="newest-cars">
      <SectionHeading
        id="newest-cars"
        title="Just arrived"
        action={<LinkButton to={NEWEST.search}>See all</LinkButton>}
      />
      <Slot name="content.stock" props={NEWEST} />
    </section>
  );
}

const NEWEST = { search: `${ALL_STOCK}?sortBy=newest`, count: 4 };

type SubjectProps = { car: SentCar | undefined; also: SentForm['also']; category: string | undefined };
type SentCar = Pick<NonNullable<SentForm['car']>, 'slug' | 'name'> & { place?: string };

/** What was asked about, or as what; of several vehicles each with its place, as each dealership answers for its own. */
function Subject({ car, also, category }: SubjectProps) {
  if (car && also.length > 0)
    return (
      <ul className={s.about} aria-label="What you asked about">
        {[car, ...also].map(({ slug, name, place = '' }) => (
          <li key={slug}>
            <a href={vehiclePath(slug)}>{name}</a>
            {place && `, ${place}`}
          </li>
        ))}
      </ul>
    );
  if (!car && category === undefined) return null;
  return (
    <p className={s.about}>
      {car ? 'About ' : 'Sent as '}
      {car ? <a href={vehiclePath(car.slug)}>{car.name}</a> : <strong>{category}</strong>}
    </p>
  );
}

/** The place a form went to, or the first of the dealership it went to. */
function placeOf(places: readonly FormPlace[], sentTo: string): FormPlace | undefined {
  return places.find(({ id }) => id === sentTo) ?? places.find((place) => place.dealership_slug === sentTo);
}

/** Of several none is guessed. */
function onlyOne([first, ...others]: readonly FormPlace[]): FormPlace | undefined {
  return others.length === 0 ? first : undefined;
}

/** When the place it went to is open. */
function Hours({ place }: { place: FormPlace }) {
  const { data: hours } = sentFormApi.endpoints.getHours.useQuery();
  const rows = groupOpeningHours(hours?.[place.id] ?? []);
  if (rows.length === 0) return null;
  return (
    <section className={s.hours}>
      <h2 className={s.subtitle}>{`Opening hours of ${place.name}`}</h2>
      <dl className={s.facts}>
        {rows.map(({ label, hours: open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
