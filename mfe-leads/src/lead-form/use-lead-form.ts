import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { readVisitTrail } from '@shared-kit/runtime/visit-trail';
import { SENT_PATH } from '@shared-kit/domain/form/form-path';
import { CHOOSE_DEALERSHIP } from '@shared-kit/domain/place/choose-place';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSendEnquiryMutation } from '../api/leads.api';
import type { TypedFields } from '../api/leads.api';
import { NO_PLACE } from '../places/place-fields';
import { FAILED } from './failed';

export type EnquiredCar = {
  id: string;
  slug: string;
  name: string;
  type: CarType | undefined;
  testDriveOnly?: boolean;
};

const NO_DEALERSHIP = { dealership_slug: [CHOOSE_DEALERSHIP] };

/** As the specification writes it (S4-43). */
const UNEXPECTED = 'An unexpected error occured';

/** How the last try to send went; `failed` says so where no field is to blame, `attempt` counts them, so that the same mistake is announced again, and `asked` is what was sent. */
type Outcome = {
  errors: Record<string, string[]>;
  failed: string | null;
  links?: Problem['links'];
  attempt: number;
  asked: TypedFields;
};

type Result = Omit<Outcome, 'attempt' | 'asked'>;

/** Sends the form once however often it is clicked (S4-41), and remembers what was wrong with it. */
export function useLeadForm(form: LeadForm, car: EnquiredCar | null) {
  const site = useSite();
  const emit = useEmit();
  const navigate = useNavigate();
  const refused = useFormResult(form.id);
  const [send] = useSendEnquiryMutation();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    ...faultsOf(refused?.problem, refused?.values),
    attempt: 0,
    asked: refused?.values ?? {},
  }));

  async function trySending(typed: TypedFields, remember: boolean): Promise<Result> {
    // A script that cannot be had costs what it measures and keeps, never the lead.
    const loading = import(/* webpackChunkName: 'on-demand-sending' */ './after-sending').catch(() => null);
    const errors = await checkHere(typed, form, site.flags.message_required);
    if (Object.keys(errors).length > 0) return { errors, failed: null };
    const answer = await send({ ...typed, lead_attributes: readVisitTrail(site.slug) });
    if (answer.error) {
      const refusal = refusalOf(asProblem(answer.error), typed);
      (await loading)?.keepFailure(site.slug, form.id, refusal.failed);
      return refusal;
    }

    const { lead_id: leadId, next } = answer.data;
    const category = form.category || typed['category'] || '';
    const eventId = (await loading)?.keepSent(form, { site: site.slug, typed, category, car, remember });
    emit('lead:submitted', { leadId, category, form: form.id, element: form.submit });
    if (eventId) emit('analytics:tracked', { eventId, ...(car && { carId: car.id }) });
    // S4-39: then the page that says thank you, with the proof that there is something to thank for.
    await navigate(next ?? SENT_PATH);
    return { errors: {}, failed: null };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const { typed, remember } = typedIn(event.currentTarget);
    const result = await trySending(typed, remember);
    sending.current = false;
    setBusy(false);
    setOutcome(({ attempt }) => ({ ...result, attempt: attempt + 1, asked: typed }));
  }

  return { ...outcome, busy, submit, values: refused?.values ?? {} };
}

/** By the contract, before anything is sent. Where it cannot be loaded, the API judges alone. */
async function checkHere(typed: TypedFields, form: LeadForm, siteRequires: boolean): Promise<Record<string, string[]>> {
  try {
    const { typedErrors } = await import(/* webpackChunkName: 'on-demand-sending' */ './typed-errors');
    return { ...unchosenPlace(typed), ...typedErrors(typed, form, siteRequires) };
  } catch (error) {
    console.warn('Only the server checks', error);
    return {};
  }
}

/** Required when shown (S5-21, S5-22). A vehicle has its place, whether or not anybody knows it. */
function unchosenPlace({ car_id: carId, location_id: place, dealership_slug: dealership }: TypedFields) {
  if (place === undefined && dealership === '' && !carId) return NO_DEALERSHIP;
  return place === '' && !carId ? NO_PLACE : {};
}

/** An answer that names no lead is no success, whatever its status (S4-43). */
function refusalOf(problem: Problem | undefined, typed: TypedFields): Result {
  return problem?.code === 'contract_mismatch' ? { errors: {}, failed: UNEXPECTED } : faultsOf(problem, typed);
}

/** The API asks for a dealership; a form that shows locations asks for one of them. */
function faultsOf(problem: Pick<Problem, 'fieldErrors' | 'links'> | undefined, typed: TypedFields = {}): Result {
  const { dealership_slug: dealership, ...others } = problem?.fieldErrors ?? {};
  const place = 'location_id' in typed ? NO_PLACE : { dealership_slug: dealership ?? [] };
  const errors = { ...(dealership && place), ...others };
  const failed = problem !== undefined && Object.keys(errors).length === 0 ? FAILED : null;
  return { errors, failed, links: problem?.links };
}

/** The form's fields without those meant for the shell (`_form`) or for this browser (`_remember`). */
function typedIn(form: HTMLFormElement): { typed: TypedFields; remember: boolean } {
  const data = new FormData(form);
  const typed = [...data].filter(([name, value]) => typeof value === 'string' && !name.startsWith('_'));
  const fields = Object.fromEntries(typed) as TypedFields;
  return { typed: { ...fields, ...addressNow(fields) }, remember: data.has('_remember') };
}

/** What a calculator of the page was set to stands in its address, which the router does not know. */
function addressNow({ url }: TypedFields): { url: string } | null {
  const { pathname, search } = location;
  return url?.split('?')[0] === pathname ? { url: pathname + search } : null;
}
