import type { FormResult } from '@shared-kit/runtime/form-result';

/** What was wrong by field, what was typed, and what is said where no field is to blame. */
export function outcomeOf(refused: FormResult | null) {
  const { fieldErrors: errors = {}, code = '' } = refused?.problem ?? {};
  const typed: Partial<Record<string, string>> = refused?.values ?? {};
  const failure = refused && Object.keys(errors).length === 0 ? sentenceOf(code) : null;
  return { errors, typed, failure };
}

function sentenceOf(code: string): string {
  if (code === 'conflict') return 'Your list is full. Remove a search below, then save this one.';
  if (code === 'unauthenticated') return 'You had to sign in again. What you chose is still here: send it once more.';
  return 'It could not be saved. Please try again in a moment.';
}
