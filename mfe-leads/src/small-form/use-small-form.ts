import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { SubmitEvent } from 'react';
import type { TypedFields } from '../api/leads.api';
import { FAILED } from '../lead-form/failed';
import { prefixOf } from '../lead-form/field-prefix';
import { keepFailure, keptFailure } from '../lead-form/stored-failure';

/** Sends what stands in the form; what it does with a good answer is its own. */
export type PostForm = (typed: TypedFields) => Promise<{ error?: Problem | SerializedError | undefined }>;

const never = () => () => {};

/**
 * Sends a form of few fields once however often it is pressed, and remembers how its last try went: also in the browser,
 * as the specification's stored form error (S4-40), until one succeeds.
 */
export function useSmallForm(form: string, post: PostForm) {
  const { slug } = useSite();
  const prefix = prefixOf(form);
  const refused = useFormResult(form);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState({ ...faultsOf(refused?.problem), attempt: 0 });
  const before = useSyncExternalStore(
    never,
    () => keptFailure(slug, prefix),
    () => null,
  );

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const typed = [...new FormData(event.currentTarget)].filter(([name]) => !name.startsWith('_'));
    const { error } = await post(Object.fromEntries(typed) as TypedFields);
    const faults = faultsOf(asProblem(error));
    keepFailure(slug, form, faults.failed);
    sending.current = false;
    setBusy(false);
    setOutcome(({ attempt }) => ({ ...faults, attempt: attempt + 1 }));
  }

  const { errors, failed, attempt } = outcome;
  const isFresh = failed === null && attempt === 0;
  return {
    send,
    busy,
    attempt,
    errors,
    failed,
    before: isFresh ? before : null,
    values: refused?.values ?? {},
    prefix,
  };
}

/** What the API said against the fields; `failed` where none that a shopper sees is to blame. */
function faultsOf(problem: Problem | undefined): { errors: Record<string, string[]>; failed: string | null } {
  const { token: _unseen, ...errors } = problem?.fieldErrors ?? {};
  return { errors, failed: problem && Object.keys(errors).length === 0 ? FAILED : null };
}
