import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { FormPage as FormPageWords } from '@shared-kit/contracts/form/lead-form-pages';
import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { pageAbout, SIMILAR_PATH } from '@shared-kit/domain/form/form-path';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { vehicleWord } from '@shared-kit/domain/text/vehicle-word';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { AlsoAsked } from '../../lead-car/also-asked';
import { LeadCarPanel } from '../../lead-car/lead-car-panel';
import { MissingCar } from '../../lead-car/missing-car';
import { useLeadCar } from '../../lead-car/use-lead-car';
import { OtherWays } from '../../ways/other-ways';
import { useAbout } from '../../ways/use-about';
import { answersIn, asksTerm } from './asked-loan';
import type { Asked } from './asked-loan';
import { formPageAt } from './form-pages';
import * as s from './form-page.module.css';
import { PlacedForm } from './placed-form';
import { isForPlaceOfCar } from '@shared-kit/domain/place/places-of-form';
import { aboutOf } from '../../lead-car/about-car';

const LoanNotes = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'parts' */ './loan-notes')).LoanNotes,
}));

/** A page that is one form, with the vehicle it is about in view when the address names one. */
export function FormPage() {
  const site = useSite();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const car = useLeadCar();
  const page = formPageAt(pathname);
  if (!page) throw new Error(`${pathname} is routed here and has no form`);
  const form = leadForm(page.form);
  const [about, hear] = useAbout(aboutOf(isForPlaceOfCar(form) ? car : null, search), form.id);
  const isSold = isSoldFor(form, car);
  const finance = !isSold && <Finance form={form} page={pathname} search={search} />;
  // Figures that go with the form are read before it.
  const isQuoted = search.has('quote');
  return (
    <Container page>
      <title>{`${page.title} | ${site.name}`}</title>
      <meta name="description" content={page.intro} />
      <CanonicalLink path={pathname} />
      <PageTop
        trail={[{ label: 'Home', href: '/' }, { label: page.title }]}
        title={page.title}
        {...(!isSold && { lead: introOf(page, search) })}
      />
      <Columns onChange={hear}>
        <div className={s.main} id={anchorOf(form)}>
          {car && <LeadCarPanel car={car} />}
          <AlsoAsked form={form.id} />
          <MissingCar />
          <Notes form={form} car={car} search={search} />
          {isQuoted && finance}
          {isSold && car ? <SoldCar car={car} /> : <TheForm form={form} car={car} search={search} />}
        </div>
        <OtherWays about={about} />
      </Columns>
      {!isQuoted && finance}
    </Container>
  );
}

function introOf(
  { intro, introWithoutCar = intro }: Pick<FormPageWords, 'intro' | 'introWithoutCar'>,
  search: URLSearchParams,
): string {
  return carNamed(search) ? intro : introWithoutCar;
}

/** What links from elsewhere call a form about a loan. */
const anchorOf = (form: LeadForm) => (asksTerm(form) ? 'finance-form' : undefined);

function Notes(asked: Asked) {
  return (
    asksTerm(asked.form) && (
      <Suspense>
        <LoanNotes {...asked} />
      </Suspense>
    )
  );
}

function TheForm({ form, car, search }: Asked) {
  const site = useSite();
  const { xtime_url: elsewhere, new_model_count: models } = site;
  if (form.books === 'service' && elsewhere) return <ElsewhereBooking url={elsewhere} />;
  if (form.about === 'new-model' && models === 0) return <NothingToOrder />;
  const start = answersIn({ form, car, search }, site);
  // The price of a vehicle that is found late is another beginning, and so are other figures from the calculator.
  const { amount, deposit, trade_in, residual, term_years } = start;
  const key = [amount, deposit, trade_in, residual, term_years].join();
  return <PlacedForm key={key} form={form} car={car} start={start} shown={car?.shown} />;
}

/** Whether a form asks for this very vehicle, and somebody else has it. */
function isSoldFor(form: LeadForm, car: LeadCarCard | null): boolean {
  return car !== null && !car.available && form.about !== 'similar' && isForPlaceOfCar(form);
}

/** Beside a form about a loan: the calculator, or the figures that go with the form. */
function Finance({ form, page, search }: { form: LeadForm; page: string; search: URLSearchParams }) {
  return asksTerm(form) && <Slot name="form.finance" props={{ car: carNamed(search), page }} />;
}

/** In place of the form (S4-03). */
function SoldCar({ car }: { car: LeadCarCard }) {
  return (
    <>
      <p>This {vehicleWord(car.item_type)} is sold. Tell us what you liked about it, and we find one like it.</p>
      <LinkButton to={pageAbout(SIMILAR_PATH, car.slug)} variant="primary">
        Find Me Something Similar
      </LinkButton>
    </>
  );
}

/** Where no new model is sold every order would be refused. */
function NothingToOrder() {
  return (
    <>
      <p>We take no orders for new models at the moment. What we have in stock can be yours sooner.</p>
      <LinkButton to={ALL_STOCK} variant="primary">
        Browse all stock
      </LinkButton>
    </>
  );
}

/** A site whose workshop books with another system sends shoppers there (`xtime_url`). */
function ElsewhereBooking({ url }: { url: string }) {
  return (
    <>
      <p>Our workshop takes bookings in its own calendar, which opens on another site.</p>
      <LinkButton to={url} variant="primary">
        Choose a time
      </LinkButton>
    </>
  );
}
