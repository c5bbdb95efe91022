import type { LeadForm as LeadFormDefinition } from '@shared-kit/contracts/form/lead-form';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { placeAsked } from '@shared-kit/domain/place/place-asked';
import { useIdempotencyKey } from '@shared-kit/runtime/idempotency-key';
import { useReleaseSet } from '@shared-kit/runtime/release-set';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePlaces } from '../places/place-fields';
import { CallUs } from './call-us';
import { ConsentFields } from './consent-fields';
import { ContactFields } from './contact-fields';
import { FAILED } from './failed';
import { prefixOf } from './field-prefix';
import type { FormFields } from './field-prefix';
import * as s from './lead-form.module.css';
import { OnceAlive } from './once-alive';
import { Question } from './question';
import { useLeadForm } from './use-lead-form';
import type { EnquiredCar } from './use-lead-form';

const loadRemember = async () =>
  (await import(/* webpackChunkName: 'on-demand-remember' */ './remember-details')).RememberDetails;

type LeadFormProps = {
  form: LeadFormDefinition;
  car?: EnquiredCar | null;
  /** Sent along unseen: where the lead goes and what it is about. */
  hidden: Readonly<Record<string, string>>;
  /** How to call when it fails, where the page knows: the place of the car. Else whom the shopper chose. */
  call?: ReactNode;
  /** What stands in questions that nobody has answered yet. */
  start?: Readonly<Record<string, string>>;
  /** What this page asks before the form's own questions: category, place, time. */
  children?: (fields: FormFields) => ReactNode;
  /** What stands right below one of the form's own questions. */
  below?: Readonly<Record<string, (fields: FormFields) => ReactNode>>;
};

/**
 * One column of fields that posts to its page as plain HTML, and by itself once it is alive. Its own texts
 * instead of the browser's (`noValidate`): the same with and without JavaScript.
 */
export function LeadForm({ form, car = null, hidden, call, start = {}, children, below = {} }: LeadFormProps) {
  const { key } = useIdempotencyKey(form.id);
  const releaseSet = useReleaseSet();
  const { pathname, search } = useLocation();
  const { errors: found, failed, links, attempt, asked, busy, submit, values } = useLeadForm(form, car);
  const unseenValues = {
    ...hidden,
    _form: form.id,
    form: form.id,
    idempotency_key: key,
    release_set: releaseSet,
    url: pathname + search,
  };
  const { shown: errors, unseen } = sortErrors(found, unseenValues);
  const prefix = prefixOf(form.id);
  const fields = { values: { ...start, ...values }, errors, prefix };
  return (
    <form
      className={s.form}
      method="post"
      noValidate
      aria-label={form.name}
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={24}>
        <ErrorSummary key={attempt} errors={errors} prefix={prefix} />
        {(failed !== null || unseen.length > 0) && (
          <Failure key={`failure-${attempt}`} failed={failed ?? FAILED} sentences={unseen} links={links}>
            {call ?? <CallAsked asked={asked} />}
          </Failure>
        )}
        <Unseen values={unseenValues} />
        {children?.(fields)}
        {form.fields
          .filter(({ withoutVehicle }) => !(withoutVehicle && car))
          .map((field) => (
            <Fragment key={field.name}>
              <Question field={field} fields={fields} />
              {below[field.name]?.(fields)}
            </Fragment>
          ))}
        <ContactFields form={form} fields={fields} />
        <div className={s.consent}>
          <ConsentFields {...fields} />
          <OnceAlive load={loadRemember} prefix={prefix} />
        </div>
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          {form.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** A field nobody sees cannot be corrected: what is said about it belongs to the form. */
function sortErrors(errors: Record<string, string[]>, unseenValues: Readonly<Record<string, string>>) {
  const { shown = [], unseen = [] } = Object.groupBy(Object.entries(errors), ([name]) =>
    name in unseenValues || name === 'website' ? 'unseen' : 'shown',
  );
  return { shown: Object.fromEntries(shown), unseen: unseen.flatMap(([, sentences]) => sentences) };
}

/** Hidden fields, and the one only robots fill (S5-28). */
function Unseen({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The button that was pressed may be a screen below it. */
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

type FailureProps = { failed: string; sentences: readonly string[]; links: Problem['links']; children: ReactNode };

function Failure({ failed, sentences, links, children }: FailureProps) {
  const said = sentences.join(' ');
  return (
    <div ref={bringIntoView} className={s.failure} role="alert">
      <p>
        {/* Whoever is shown a way on was refused: nothing went wrong, and trying again would not help. */}
        <strong>{(links && said) || failed}</strong>
      </p>
      {/* A number that has to be asked for folds, which may not stand in a paragraph. */}
      <div>
        {!links && said} Nothing you typed is lost.{!said && ' Please try again in a moment.'} {children}
      </div>
      {links?.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** The number of the place that the shopper chose, or that there is only one of. */
function CallAsked({ asked }: { asked: Readonly<Record<string, string>> }) {
  return <CallUs place={placeAsked(asked, usePlaces(null))} />;
}
