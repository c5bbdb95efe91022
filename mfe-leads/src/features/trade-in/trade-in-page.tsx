import { SELL_PATH } from '@shared-kit/domain/form/form-path';
import type { LeadField } from '@shared-kit/contracts/form/lead-form';
import { CONDITION_QUESTIONS, TRADE_IN_FORM, VEHICLE_QUESTIONS } from '@shared-kit/contracts/form/trade-in-form';
import { readAnswers } from '@shared-kit/domain/form/form-answers';
import { isEstimated } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import { yearIn } from '@shared-kit/domain/time/year-in';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { Accordion } from '@shared-kit/ui/overlay/accordion';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { LeadCarPanel } from '../../lead-car/lead-car-panel';
import { MissingCar } from '../../lead-car/missing-car';
import { useLeadCar, useUnreadCar } from '../../lead-car/use-lead-car';
import { LeadForm } from '../../lead-form/lead-form';
import { DealershipSelect } from '../../places/dealership-select';
import { FillInPlate } from '../../rego/fill-in-plate';
import { PlateForm } from '../../rego/plate-form';
import { OtherWays } from '../../ways/other-ways';
import { useAbout } from '../../ways/use-about';
import { fillInTyped, keepTyped } from '../../lead-form/kept-typed';
import { HowItIsMade } from './how-it-is-made';
import { StepForm } from './step-form';
import * as s from './trade-in.module.css';
import { CallUs } from '../../lead-form/call-us';
import { aboutOf } from '../../lead-car/about-car';

const STEPS = [
  { id: 'vehicle', name: 'Vehicle', title: 'What is your vehicle worth?', fields: VEHICLE_QUESTIONS },
  { id: 'condition', name: 'Condition', title: 'Condition of your vehicle', fields: CONDITION_QUESTIONS },
  { id: 'details', name: 'Your details', title: 'Your details', fields: [] },
] as const satisfies readonly { id: string; name: string; title: string; fields: readonly LeadField[] }[];

/** What was answered before is sent along unseen; the API judges it again. */
const LAST_STEP = {
  ...TRADE_IN_FORM,
  fields: TRADE_IN_FORM.fields.map((field) =>
    VEHICLE_QUESTIONS.includes(field) || CONDITION_QUESTIONS.includes(field)
      ? { ...field, kind: 'hidden' as const }
      : field,
  ),
};

/** Where a person values it, nothing is shown at the end but that somebody calls. */
function lastStep(byPerson: boolean) {
  return byPerson ? { ...LAST_STEP, submit: 'Ask for a valuation' } : LAST_STEP;
}

/**
 * A valuation in three steps. Every step is an address that carries the answers so far (never the plate or the person),
 * so it can be gone back to, reloaded and resumed, with and without JavaScript.
 */
export function TradeInPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const car = useLeadCar();
  const unread = useUnreadCar();
  const answers = Object.fromEntries(search);
  const byPerson = useIsForPerson(answers);
  const { step, tried } = stepOf(search.get('step'), answers);
  const kept = useKeptTyped(search.toString());
  const [about, hear] = useAbout(aboutOf(car, search), TRADE_IN_FORM.id);
  return (
    <Container page>
      <title>{`${step.name}: value your vehicle | ${site.name}`}</title>
      <meta
        name="description"
        content="What your vehicle is worth, in three steps: an estimate from what comparable vehicles are asking, or a call from a person who values it."
      />
      <CanonicalLink path={SELL_PATH} />
      <PageTop
        trail={[{ label: 'Home', href: '/' }, { label: 'Value your vehicle' }]}
        title={step.title}
        lead="Three steps to an estimate, from what comparable vehicles are asking today. A caravan, and what is over seven years or 100,000 km, a person values and calls you."
      />
      <ol className={s.steps} aria-label="Steps">
        {STEPS.map(({ id, name }) => (
          <li key={id} {...(id === step.id && { 'aria-current': 'step' as const })}>
            {name}
          </li>
        ))}
      </ol>
      <Columns onChange={hear}>
        <div className={s.main} {...kept}>
          {car && <LeadCarPanel car={car} />}
          <MissingCar />
          <ByPerson shown={byPerson} />
          {step.id === 'details' ? (
            <LeadForm
              form={lastStep(byPerson)}
              hidden={{ ...(unread && { car_id: unread }), ...(car && { car_id: car.id, shown: car.shown }) }}
              start={answers}
              call={car && <CallUs place={car} ofCar />}
            >
              {(fields) => (
                <>
                  <FillInPlate prefix={fields.prefix} />
                  {!car && !unread && <DealershipSelect fields={fields} />}
                </>
              )}
            </LeadForm>
          ) : (
            <Step
              step={step}
              answers={answers}
              errors={tried ? readAnswers({ fields: step.fields }, answers).errors : {}}
            />
          )}
        </div>
        <OtherWays about={about} />
      </Columns>
      {step.id === 'vehicle' && <HowItIsMade />}
    </Container>
  );
}

type StepProps = {
  step: (typeof STEPS)[number];
  answers: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string[]>>;
};

/** A vehicle is asked for by its plate; its questions stand folded below, until one of them is answered or the plate is not known. */
function Step({ step: { id, name, fields }, answers, errors }: StepProps) {
  const isFirst = id === 'vehicle';
  const isFolded = isFirst && !answers['looked'] && !fields.some((field) => field.name in answers);
  const form = (
    <StepForm
      key={`${id} ${answers['trade_model'] ?? ''}`}
      name={name}
      fields={fields}
      answers={answers}
      errors={errors}
      next={isFirst ? 'condition' : 'details'}
      variant={isFolded ? 'secondary' : 'primary'}
    />
  );
  if (!isFirst) return form;
  return (
    <>
      <PlateForm variant={isFolded ? 'primary' : 'secondary'} />
      <Accordion level={2} items={[{ title: 'Or tell us what it is', content: form, open: !isFolded }]} />
    </>
  );
}

/** What was typed stays for the visit, whichever way the steps are gone through. */
function useKeptTyped(address: string) {
  const { slug } = useSite();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    fillInTyped(slug, ref.current);
    // What was typed before is seen.
    for (const field of ref.current.querySelectorAll<HTMLInputElement>('details input:not([type=hidden])'))
      if (field.value) field.closest('details')!.open = true;
  }, [slug, address]);
  const keep = () => ref.current && keepTyped(slug, ref.current);
  return { ref, onChange: keep, onSubmit: keep };
}

/** Whether the answers so far say already that no estimate is given online (S5-68). */
function useIsForPerson(answers: Readonly<Record<string, string>>): boolean {
  const thisYear = yearIn(useSite().time_zone, useRenderTime());
  const figure = (name: string) => readAmount(answers[name] ?? '');
  // Not answered yet, on the first step; on a later one it has none.
  const unanswered = answers['step'] ? null : 0;
  const km = answers['trade_km'] ? figure('trade_km') : unanswered;
  return !isEstimated({ year: figure('trade_year') || thisYear, km }, thisYear);
}

function ByPerson({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <p role="status">
      <strong>A person values this one.</strong> For a caravan, over seven years or over 100,000 km a computer gives no
      estimate worth having. Tell us its condition and how to reach you: we look at your answers and call you. All you
      typed is kept.
    </p>
  );
}

/** The step the address asks for, or the first one before it that is not answered as it should be. */
function stepOf(asked: string | null, answers: Readonly<Record<string, string>>) {
  const wanted = Math.max(
    0,
    STEPS.findIndex(({ id }) => id === asked),
  );
  const open = STEPS.slice(0, wanted).find(
    ({ fields }) => Object.keys(readAnswers({ fields }, answers).errors).length > 0,
  );
  return { step: open ?? STEPS[wanted] ?? STEPS[0], tried: open !== undefined };
}
