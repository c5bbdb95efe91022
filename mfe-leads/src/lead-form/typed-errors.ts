import type { LeadForm } from '@shared-kit/contracts/lead-form';
import { enquiryBodySchema, enquiryBodyWithoutMessageSchema } from '@shared-kit/contracts/lead.contract';
import { z } from 'zod';
import type { TypedFields } from '../api/leads.api';

/** What the API would say about these fields, field by field. Loaded with the first submit: it brings zod along. */
export function typedErrors(
  typed: TypedFields,
  { message }: Pick<LeadForm, 'message'>,
  siteRequires: boolean,
): Record<string, string[]> {
  const schema = message === 'site' && siteRequires ? enquiryBodySchema : enquiryBodyWithoutMessageSchema;
  const { error } = schema.safeParse(typed);
  return error ? z.flattenError(error).fieldErrors : {};
}
