import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import type { LeadField } from '@shared-kit/contracts/form/lead-form';
import { NEXT, SPACE } from '../people/keyboard';
import type { Keystrokes } from '../people/keyboard';

type Keystroke = Keystrokes[number];

/** What somebody types who is asked nothing that has an answer of its own. */
const USUAL: Readonly<Record<LeadField['kind'], Keystroke[1]>> = {
  ...{ text: { type: 'As before' }, textarea: { type: 'As before.' }, url: { type: 'https://example.com/robin' } },
  ...{ number: { type: '25,000' }, year: { type: '2021' }, date: { day: '2027-03-01' }, time: { keys: '0930AM' } },
  ...{ select: NEXT, radio: SPACE, checkbox: SPACE, checkboxes: SPACE, hidden: { type: '' } },
};

/**
 * How the questions of a form are answered with the keyboard: those that it requires, as its definition names them, and
 * those that `answers` names, in the order of the form. One that is null there has its answer from the address.
 */
export function answersTo(id: LeadFormId, answers: Readonly<Record<string, Keystroke[1] | null>> = {}): Keystrokes {
  const { fields } = leadForm(id);
  const unknown = Object.keys(answers).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0) throw new Error(`The form ${id} asks nothing named ${unknown.join(', ')}`);
  return fields
    .filter((field) => (field.name in answers ? answers[field.name] !== null : isAsked(field)))
    .map(({ name, label, kind }) => [beginsWith(label), answers[name] ?? USUAL[kind]] as const);
}

function isAsked({ required, kind, onlyWhen }: LeadField): boolean {
  return required !== undefined && kind !== 'hidden' && !onlyWhen;
}

/** What a field or button is called, as its label begins: what it requires and in which unit may follow. */
export function beginsWith(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}`);
}
