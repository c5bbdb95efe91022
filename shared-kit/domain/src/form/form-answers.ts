import { formatNumber } from '../number/format-number';
import type { LeadDetail, LeadField, LeadForm } from '@shared-kit/contracts/form/lead-form';
import { readAmount } from '../number/read-amount';
import { isCalendarDay } from '../time/calendar-day';
import { CLOCK_TIME } from '../time/clock-time';
import { ANSWER_LENGTH, tooLong } from './answer-limits';
import { CHECKBOX_MARK } from './checkbox-mark';

type Typed = Readonly<Record<string, unknown>>;

/**
 * Judges the answers to a form's own questions: the sentences by field, and what is kept of good answers. The same
 * function answers in the browser and on the server (S5-73).
 */
export function readAnswers(
  { fields }: Pick<LeadForm, 'fields'>,
  typed: Typed,
): { errors: Record<string, string[]>; details: LeadDetail[] } {
  const errors: Record<string, string[]> = {};
  const details: LeadDetail[] = [];
  for (const field of fields) {
    if (field.onlyWhen && typed[field.onlyWhen.name] !== field.onlyWhen.is) continue;
    const value = valueOf(field, typed);
    const complaint = complaintAbout(field, value);
    if (complaint) errors[field.name] = [complaint];
    else if (value !== '') details.push({ name: field.name, label: field.label, value });
  }
  return { errors, details };
}

function valueOf(field: LeadField, typed: Typed): string {
  if (field.kind === 'checkboxes')
    return (field.options ?? [])
      .filter((option, index) => typed[`${field.name}${CHECKBOX_MARK}${index}`] === option)
      .join(', ');
  const value = typed[field.name];
  if (field.kind === 'checkbox') return value === true || value === 'on' || value === 'Yes' ? 'Yes' : '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function complaintAbout(field: LeadField, value: string): string | null {
  if (value === '') return field.required ?? null;
  const limit = field.maxLength ?? ANSWER_LENGTH;
  if (value.length > limit) return tooLong(limit);
  const judges: Partial<Record<LeadField['kind'], Judge>> = complaintOf;
  return judges[field.kind]?.(field, value) ?? null;
}

type Judge = (field: LeadField, value: string) => string | null;

const choice: Judge = ({ options, required }, value) =>
  options?.includes(value) ? null : (required ?? 'Choose one of the options');

/** Questions that any words answer, as far as they are judged here. A new kind is judged below or named here. */
type AnyWords = 'text' | 'textarea' | 'checkbox' | 'checkboxes' | 'hidden';

const complaintOf: Record<Exclude<LeadField['kind'], AnyWords>, Judge> = {
  number: numberComplaint,
  year: yearComplaint,
  url: (_field, value) => (isWebAddress(value) ? null : 'Enter a web address, like https://example.com/you'),
  date: (_field, value) => (isCalendarDay(value) ? null : 'Enter a date that exists'),
  time: (_field, value) => (CLOCK_TIME.test(value) ? null : 'Enter a time, like 9:30 am'),
  select: choice,
  radio: choice,
};

function numberComplaint({ label, min = 0, max = Number.MAX_SAFE_INTEGER }: LeadField, value: string): string | null {
  const number = readAmount(value);
  if (Number.isNaN(number)) return `${label}: enter a number`;
  if (number < min || number > max) return `${label}: enter a number from ${formatNumber(min)} to ${formatNumber(max)}`;
  return null;
}

/** Next year's models are sold this year. The year is Sydney's, where it begins first. */
function yearComplaint({ min = 0 }: LeadField, value: string): string | null {
  // eslint-disable-next-line no-restricted-syntax -- Sydney's by its summer time: every form loads this, `yearIn` is longer
  const next = new Date(Date.now() + SYDNEY_AHEAD_MS).getUTCFullYear() + 1;
  const isYear = /^\d{4}$/.test(value) && Number(value) >= min && Number(value) <= next;
  return isYear ? null : `Enter a year from ${min} to ${next}`;
}
const SYDNEY_AHEAD_MS = 11 * 60 * 60 * 1000;

/** A page of the web, with or without its scheme; nothing that a click would run. */
function isWebAddress(text: string): boolean {
  return /^(https?:\/\/)?[^\s/:@?#]+\.[^\s/:@?#.]+(:\d+)?([/?#]\S*)?$/i.test(text);
}
