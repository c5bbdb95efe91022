import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { enquiryBodySchema, enquiryBodyWithoutMessageSchema } from '@shared-kit/contracts/lead/lead.contract';
import { readAnswers } from '@shared-kit/domain/form/form-answers';
import { z } from 'zod';
import type { TypedFields } from '../api/leads.api';

/** What the API would say about these fields, field by field. Loaded with the first submit: it brings the checks and zod along. */
export function typedErrors(
  typed: TypedFields,
  form: Pick<LeadForm, 'fields' | 'message'>,
  siteRequires: boolean,
): Record<string, string[]> {
  const schema = form.message === 'site' && siteRequires ? enquiryBodySchema : enquiryBodyWithoutMessageSchema;
  const { error } = schema.safeParse(typed);
  return { ...readAnswers(form, typed).errors, ...(error && z.flattenError(error).fieldErrors) };
}
