import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { pageAbout, SIMILAR_PATH } from '@shared-kit/domain/form/form-path';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { formatYears } from '@shared-kit/domain/text/format-number';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { carNamed } from '@shared-kit/domain/vehicle/car-named';
import { vehicleWord } from '@shared-kit/domain/vehicle/vehicle-word';
import { Breadcrumb } from '@shared-kit/ui/layout/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useLocation, useSearchParams } from 'react-router';
import { LeadCarPanel } from '../../lead-car/lead-car-panel';
import { useLeadCar } from '../../lead-car/use-lead-car';
import { OtherWays } from '../../ways/other-ways';
import { useAbout } from '../../ways/use-about';
import { formPageAt } from './form-pages';
import * as s from './form-page.module.css';
import { PlacedForm } from './placed-form';
import { isForPlaceOfCar } from '@shared-kit/domain/place/places-of-form';
import { aboutOf } from '../../lead-car/about-car';

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
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <SectionHeading level={1} title={page.title} {...(!isSold && { text: page.intro })} />
      <div className={s.columns} onChange={hear}>
        <div className={s.main}>
          {car && <LeadCarPanel car={car} />}
          <FromCalculator form={form} search={search} />
          {isQuoted && finance}
          {isSold && car ? <SoldCar car={car} /> : <TheForm form={form} car={car} search={search} />}
        </div>
        <OtherWays about={about} />
      </div>
      {!isQuoted && finance}
    </Container>
  );
}

function TheForm({ form, car, search }: { form: LeadForm; car: LeadCarCard | null; search: URLSearchParams }) {
  const { xtime_url: elsewhere, new_model_count: models } = useSite();
  if (form.books === 'service' && elsewhere) return <ElsewhereBooking url={elsewhere} />;
  if (form.about === 'new-model' && models === 0) return <NothingToOrder />;
  return <PlacedForm form={form} car={car} start={startOf(search)} shown={car?.shown} />;
}

/** Whether a form asks for this very vehicle, and somebody else has it. */
function isSoldFor(form: LeadForm, car: LeadCarCard | null): boolean {
  return car !== null && !car.available && form.about !== 'similar' && isForPlaceOfCar(form);
}

/** Beside a form about a loan: the calculator, or the figures that go with the form. */
function Finance({ form, page, search }: { form: LeadForm; page: string; search: URLSearchParams }) {
  return asksTerm(form) && <Slot name="form.finance" props={{ car: carNamed(search), page }} />;
}

/** Whether it has the questions that the calculator answers. */
function asksTerm({ fields }: LeadForm): boolean {
  return fields.some(({ name }) => name === 'term_years');
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

/**
 * What the address knows of the answers; a budget for a vehicle is what is to be borrowed. What is no sum of money is not
 * filled in: nobody typed it there.
 */
function startOf(search: URLSearchParams): Record<string, string> {
  const budget = search.get('vehiclePriceBudget');
  const said = { ...(budget !== null && { amount: budget }), ...Object.fromEntries(search) };
  return Object.fromEntries(Object.entries(said).filter(([name, text]) => !MONEY.has(name) || dollarsIn(text) >= 0));
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'deposit', 'trade_in', 'residual']);

/** As people write them; NaN for what is no sum of money. */
function dollarsIn(text: string | null): number {
  return /^[$\d,. ]*\d[$\d,. ]*$/.test(text ?? '') ? Number(text?.replaceAll(/[$, ]/g, '')) : Number.NaN;
}

/** Whether the form has years to choose from, and these lie between them. */
function isTermOf({ fields }: LeadForm, years: number): boolean {
  const offered = fields.find(({ name }) => name === 'term_years')?.options?.map(Number) ?? [];
  return Math.min(...offered) <= years && years <= Math.max(...offered);
}

/** The figures the calculator was asked for a quote with, in a sentence: the questions below have them too. */
function FromCalculator({ form, search }: { form: LeadForm; search: URLSearchParams }) {
  const figure = (name: string) => dollarsIn(search.get(name));
  const years = Number(search.get('term_years'));
  if (!isTermOf(form, years) || !(figure('amount') > 0)) return null;
  const besides = [['deposit', figure('deposit')] as const, ['trade-in', figure('trade_in')] as const].flatMap(
    ([name, dollars]) => (dollars > 0 ? [`a ${name} of ${formatMoney(dollars)}`] : []),
  );
  return (
    <p>
      From the calculator: <strong>{formatMoney(figure('amount'))}</strong> over {formatYears(years)}
      {besides.length > 0 && `, with ${besides.join(' and ')}`}. Change anything below.
    </p>
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
