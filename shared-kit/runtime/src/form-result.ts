import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { createContext, useContext } from 'react';

/** What a form posted without JavaScript came back with: the typed values stay, the problem names the fields. */
export type FormResult = { formId: string; values: Record<string, string>; problem: Problem };

export const FormResultContext = createContext<FormResult | null>(null);

/** The refused submission of this form, if the page is the answer to one. */
export function useFormResult(formId: string): FormResult | null {
  const result = useContext(FormResultContext);
  return result?.formId === formId ? result : null;
}
