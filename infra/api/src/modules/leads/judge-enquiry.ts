import { z } from 'zod';
import type { LeadDetail } from '@shared-kit/contracts/lead-form';
import { leadForm } from '@shared-kit/contracts/lead-forms';
import { enquiryBodySchema, enquiryBodyWithoutMessageSchema } from '@shared-kit/contracts/lead.contract';
import type { EnquiryBody } from '@shared-kit/contracts/lead.contract';
import type { Flags } from '@shared-kit/contracts/site-config.contract';
import { readAnswers } from '@shared-kit/domain/form-answers';
import { ProblemError } from '../../plugins/problems';

/** A body that keeps its contract, with the answers to its form's own questions. */
export type JudgedEnquiry = {
  body: EnquiryBody;
  details: readonly LeadDetail[];
};

const formIdSchema = z.object({ form: z.string() }).catch({ form: 'enquiry' });
const answersSchema = z.record(z.string(), z.unknown()).catch({});

/** The enquiry, or the refusal with every sentence that says what is wrong with it, field by field. */
export function judgeEnquiry(typed: unknown, flags: Flags): JudgedEnquiry | { refusal: ProblemError } {
  const form = leadForm(formIdSchema.parse(typed).form);
  const needsMessage = form.message === 'site' && flags.message_required;
  const parsed = (needsMessage ? enquiryBodySchema : enquiryBodyWithoutMessageSchema).safeParse(typed);
  const { errors: own, details } = readAnswers(form, answersSchema.parse(typed));
  const errors = { ...placeErrors(typed), ...own };
  if (parsed.success && Object.keys(errors).length === 0) return { body: parsed.data, details };
  const faults = parsed.error ? z.flattenError(parsed.error).fieldErrors : {};
  return {
    refusal: new ProblemError('validation_failed', 'Enquiry does not match its contract', { ...errors, ...faults }),
  };
}

const placeSchema = z.object({ location_id: z.string().trim(), car_id: z.string().default('') });

/** A vehicle's place is stock's to say; any other form that shows places has to be told one (S5-21). */
function placeErrors(typed: unknown): Record<string, string[]> {
  const asked = placeSchema.safeParse(typed).data;
  return asked && asked.location_id === '' && asked.car_id === '' ? { location_id: ['Choose a location'] } : {};
}
