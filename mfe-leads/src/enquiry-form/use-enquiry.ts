import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { Problem } from '@shared-kit/contracts/problem.contract';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSendEnquiryMutation } from '../api/leads.api';
import type { TypedFields } from '../api/leads.api';
import { storeSentEnquiry } from './sent-enquiry';
import { enquiryEvent } from './enquiry-event';
import { ENQUIRY_FORM } from './enquiry-form-id';

export type EnquiredCar = { id: string; slug: string; name: string; type: CarCard['car_type'] | undefined };

const CHOOSE_PLACE = { location_id: ['Choose a location'] };

/** How the last try to send went; `attempt` counts them, so that the same mistake is announced again. */
type Outcome = { errors: Record<string, string[]>; failed: boolean; attempt: number };

/** Sends the form once however often it is clicked (S4-41), and remembers what was wrong with it. */
export function useEnquiry(car: EnquiredCar | null) {
  const site = useSite();
  const emit = useEmit();
  const navigate = useNavigate();
  const refused = useFormResult(ENQUIRY_FORM);
  const [send] = useSendEnquiryMutation();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(() => ({ ...faultsOf(refused?.problem), attempt: 0 }));

  async function trySending(typed: TypedFields): Promise<Omit<Outcome, 'attempt'>> {
    const errors = await checkHere(typed, site.flags.message_required);
    if (Object.keys(errors).length > 0) return { errors, failed: false };
    const answer = await send(typed);
    if (answer.error) return faultsOf('fieldErrors' in answer.error ? answer.error : { fieldErrors: {} });

    const category = typed['category'] ?? '';
    storeSentEnquiry(site.slug, { category, car: car && { slug: car.slug, name: car.name } });
    emit('lead:submitted', { leadId: answer.data.lead_id, category });
    emit('analytics:tracked', { eventId: enquiryEvent(car?.type, category), ...(car && { carId: car.id }) });
    await navigate('/success');
    return { errors: {}, failed: false };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await trySending(typedIn(event.currentTarget));
    sending.current = false;
    setBusy(false);
    setOutcome(({ attempt }) => ({ ...result, attempt: attempt + 1 }));
  }

  return { ...outcome, busy, submit, values: refused?.values ?? {} };
}

/** By the contract, before anything is sent. Where it cannot be loaded, the API judges alone. */
async function checkHere(typed: TypedFields, messageRequired: boolean): Promise<Record<string, string[]>> {
  try {
    const { enquiryErrors } = await import('./enquiry-errors');
    const errors = enquiryErrors(typed, messageRequired);
    return mustChoosePlace(typed) ? { ...CHOOSE_PLACE, ...errors } : errors;
  } catch (error) {
    console.warn('The enquiry is only checked by the server', error);
    return {};
  }
}

/** Required when shown (S5-21): a form that offers locations leaves the dealership to them. */
function mustChoosePlace({ dealership_slug: dealership, location_id: location }: TypedFields): boolean {
  return dealership === '' && location === '';
}

/** The API asks for a dealership; what a form shows is its locations. */
function faultsOf(problem: Pick<Problem, 'fieldErrors'> | undefined): Omit<Outcome, 'attempt'> {
  const { dealership_slug: place, ...others } = problem?.fieldErrors ?? {};
  const errors = place ? { ...CHOOSE_PLACE, ...others } : others;
  return { errors, failed: problem !== undefined && Object.keys(errors).length === 0 };
}

/** The form's fields without those meant for the shell (`_form`). */
function typedIn(form: HTMLFormElement): TypedFields {
  const fields = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  return Object.fromEntries(fields.filter(([name]) => !name.startsWith('_')));
}
