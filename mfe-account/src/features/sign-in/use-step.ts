import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

type Errors = Record<string, string[]>;

/** How the last try went; `attempt` counts them, so that the same mistake is announced again. */
type Outcome = { errors: Errors; failure: string | null; attempt: number };

type Step = {
  formId: 'sign-in-code' | 'sign-in-verify';
  check: (typed: Record<string, string>) => Promise<Errors>;
  send: (typed: Record<string, string>) => Promise<Problem | undefined>;
};

/** One form of the sign-in: checked, sent once however often it is pressed, what was wrong kept beside it. */
export function useStep({ formId, check, send }: Step) {
  const refused = useFormResult(formId);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(() => ({ ...outcomeOf(refused?.problem), attempt: 0 }));

  async function trySending(typed: Record<string, string>) {
    const errors = await check(typed);
    return Object.keys(errors).length > 0 ? { errors, failure: null } : outcomeOf(await send(typed));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const fields = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
    );
    // What could not even be sent must leave a form that can be sent again.
    const result = await trySending(Object.fromEntries(fields)).catch(() => outcomeOf(notSent));
    sending.current = false;
    setBusy(false);
    setOutcome(({ attempt }) => ({ ...result, attempt: attempt + 1 }));
  }

  return { ...outcome, busy, submit, values: refused?.values ?? {} };
}

const notSent: Problem = { code: 'internal', detail: 'The form could not be sent', fieldErrors: {} };

/** Whether a code was entered wrong too often: said once for the whole step, which offers another. */
export function isUsedUp({ code }: Problem): boolean {
  return code === 'gone';
}

function outcomeOf(problem: Problem | undefined): Omit<Outcome, 'attempt'> {
  if (problem && isUsedUp(problem)) return { errors: {}, failure: null };
  const errors = problem?.fieldErrors ?? {};
  return { errors, failure: problem && Object.keys(errors).length === 0 ? sentenceFor(problem) : null };
}

/** What a shopper is told where no field is to blame, or none is there. A rate is by the minute, by whoever asks. */
export function sentenceFor({ code, fieldErrors }: Problem): string {
  const [said] = Object.values(fieldErrors).flat();
  if (said) return said;
  if (code === 'rate_limited') return 'That was a lot at once. Please wait a minute, then try again.';
  if (code === 'unreachable') return 'The message could not be sent. Please try again in a moment.';
  return 'Something went wrong on our side. Please try again in a moment.';
}
