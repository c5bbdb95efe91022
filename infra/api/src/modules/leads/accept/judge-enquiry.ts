import '@shared-kit/contracts/http/plain-issues';
import { ALWAYS_A_CATEGORY } from '@shared-kit/contracts/form/lead-form';
import type { LeadDetail, LeadForm } from '@shared-kit/contracts/form/lead-form';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { enquiryBodySchema, enquiryBodyWithoutMessageSchema } from '@shared-kit/contracts/lead/lead.contract';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { z } from 'zod';
import { readAnswers } from '@shared-kit/domain/form/form-answers';
import { CHOOSE_LOCATION } from '@shared-kit/domain/place/choose-place';
import { withAmountOfCredit } from './as-seen/amount-of-credit';
import { loanErrors } from './loan-errors';
import { ProblemError } from '../../../plugins/problems';

/** A body that keeps its contract, with the answers to its form's own questions. */
export type JudgedEnquiry = {
  body: EnquiryBody;
  details: readonly LeadDetail[];
};

const formIdSchema = z.object({ form: z.string() }).catch({ form: 'enquiry' });
const answersSchema = z.record(z.string(), z.unknown()).catch({});

/** The enquiry, or the refusal with every sentence that says what is wrong with it, field by field. */
export function judgeEnquiry(
  typed: unknown,
  site: Pick<Site, 'flags' | 'remotes'>,
): JudgedEnquiry | { refusal: ProblemError } {
  const form = postedForm(formIdSchema.parse(typed).form);
  const needsMessage = form.message === 'site' && site.flags.message_required;
  const parsed = (needsMessage ? enquiryBodySchema : enquiryBodyWithoutMessageSchema).safeParse(typed);
  const { errors: own, details } = readAnswers(form, answersSchema.parse(typed));
  const errors = { ...placeErrors(typed), ...categoryErrors(typed, form, site), ...loanErrors(details), ...own };
  if (parsed.success && Object.keys(errors).length === 0)
    return { body: parsed.data, details: withAmountOfCredit(details.map(oneLineOf(form))) };
  const faults = parsed.error ? z.flattenError(parsed.error).fieldErrors : {};
  return {
    refusal: new ProblemError('validation_failed', 'Enquiry does not match its contract', { ...errors, ...faults }),
  };
}

/** Browsers send one line of a field that has one; a line end in it would begin a line of its own in a mail. */
function oneLineOf({ fields }: LeadForm): (detail: LeadDetail) => LeadDetail {
  const long = new Set(fields.filter(({ kind }) => kind === 'textarea').map(({ name }) => name));
  return (detail) => (long.has(detail.name) ? detail : { ...detail, value: detail.value.replaceAll(/\s+/g, ' ') });
}

const filedSchema = z.object({ category: z.string().min(1).optional(), subcategory: z.string().default('') });

/** A form that names its own category is filed under that; any other under one that the site offers (S5-20, S5-73). */
function categoryErrors(typed: unknown, form: LeadForm, site: Pick<Site, 'remotes'>): Record<string, string[]> {
  const filed = filedSchema.safeParse(typed).data;
  if (!filed) return {};
  const offered: readonly string[] = [...ALWAYS_A_CATEGORY, ...settingsOf(site, 'mfe-leads').categories];
  const { category, subcategory } = filed;
  return {
    ...(category && !form.category && !offered.includes(category) && { category: ['Choose a category'] }),
    ...(!['', form.subcategory, ...(form.subcategories ?? [])].includes(subcategory) && {
      subcategory: ['This form has no such subcategory'],
    }),
  };
}

const placeSchema = z.object({ location_id: z.string().trim(), car_id: z.string().default('') });

/** A vehicle's place is stock's to say; any other form that shows places has to be told one (S5-21). */
function placeErrors(typed: unknown): Record<string, string[]> {
  const asked = placeSchema.safeParse(typed).data;
  return asked && asked.location_id === '' && asked.car_id === '' ? { location_id: [CHOOSE_LOCATION] } : {};
}
