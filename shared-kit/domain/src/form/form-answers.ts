import type { LeadDetail, LeadField, LeadForm } from '@shared-kit/contracts/form/lead-form';
import { readAmount } from '../number/read-amount';
import { CHECKBOX_MARK } from './checkbox-mark';

const DEFAULT_MAX_LENGTH = 200;

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
  const limit = field.maxLength ?? DEFAULT_MAX_LENGTH;
  if (value.length > limit) return `Use at most ${limit} characters`;
  return complaintOf[field.kind]?.(field, value) ?? null;
}

type Judge = (field: LeadField, value: string) => string | null;

const choice: Judge = ({ options, required }, value) =>
  options?.includes(value) ? null : (required ?? 'Choose one of the options');

const complaintOf: Partial<Record<LeadField['kind'], Judge>> = {
  number: numberComplaint,
  year: yearComplaint,
  url: (_field, value) => (isWebAddress(value) ? null : 'Enter a web address, like https://example.com/you'),
  date: (_field, value) => (isDate(value) ? null : 'Enter a date that exists'),
  time: (_field, value) => (isTime(value) ? null : 'Enter a time, like 9:30 am'),
  select: choice,
  radio: choice,
};

function numberComplaint({ label, min = 0, max = Number.MAX_SAFE_INTEGER }: LeadField, value: string): string | null {
  const number = readAmount(value);
  if (Number.isNaN(number)) return `${label}: enter a number`;
  if (number < min || number > max)
    return `${label}: enter a number from ${min.toLocaleString('en-AU')} to ${max.toLocaleString('en-AU')}`;
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

/** A day of the calendar, YYYY-MM-DD: 30 February is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A time of the clock, HH:MM: 25:00 is none. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
