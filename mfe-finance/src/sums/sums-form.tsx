import { FIGURE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { Button } from '@shared-kit/ui/form/button';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useReportFirstUse } from '../analytics/use-report-first-use';
import * as s from './sums-form.module.css';
import { readSums, typedSums } from './typed-sums';
import type { SumField, SumFaults } from './typed-sums';

type SumsFormProps<Key extends string> = {
  /** Accessible name. */
  label: string;
  fields: readonly SumField<Key>[];
  /** One of a few that the sums are meant for: how often, how long. `usual` where nobody chose. */
  choice: { name: string; label: string; options: readonly { value: string; label: string }[]; usual: string };
  /** Answered before anybody asks. */
  isAnswered?: boolean;
  submit: string;
  /** Where it asks without JavaScript. */
  action: string;
  children: (values: Readonly<Record<Key, number>>, chosen: string) => ReactNode;
};

/** Questions about numbers and what comes of the answers: with JavaScript here, without it the page comes again. */
export function SumsForm<Key extends string>(props: SumsFormProps<Key>) {
  const { label, fields, choice, submit, action, isAnswered = false } = props;
  const [search] = useSearchParams();
  const [said, setSaid] = useState(() => ({
    isAsked: isAnswered || fields.some(({ name }) => search.has(name)),
    typed: typedSums(fields, search),
    chosen: chosenIn(search, choice),
    notOffered: notOfferedIn(search, choice),
  }));
  const reportUse = useReportFirstUse();
  const read = readSums(fields, said.typed);
  const faults: SumFaults<Key> = said.isAsked && 'faults' in read ? read.faults : {};

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const now = new FormData(form);
    const typed = typedSums(fields, now);
    const answered = readSums(fields, typed);
    if ('faults' in answered) focusFirst(form, fields.find(({ key }) => answered.faults[key])?.name);
    setSaid({ isAsked: true, typed, chosen: chosenIn(now, choice), notOffered: null });
    reportUse();
  }

  return (
    <>
      <form method="get" action={action} noValidate aria-label={label} className={s.form} onSubmit={answer}>
        {othersOf(search, [...fields.map(({ name }) => name), choice.name]).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ key, name, label: text, usual, isMoney }) => (
          <TextField
            key={key}
            label={text}
            name={name}
            defaultValue={said.typed[key]}
            inputMode={isMoney ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={FIGURE_LENGTH}
            errors={faults[key] ? [faults[key]] : undefined}
            {...(isMoney && { prefix: '$' })}
            {...(usual !== undefined && { optional: true })}
          />
        ))}
        <Select
          label={choice.label}
          name={choice.name}
          options={choice.options}
          defaultValue={said.chosen}
          errors={
            said.notOffered === null ? undefined : [`“${said.notOffered}” cannot be chosen. Choose one of these.`]
          }
        />
        <div className={s.action}>
          <Button type="submit">{submit}</Button>
        </div>
      </form>
      <div role="status" className={s.answer}>
        {said.isAsked && said.notOffered === null && 'values' in read && props.children(read.values, said.chosen)}
      </div>
    </>
  );
}

function focusFirst(form: HTMLFormElement, name = ''): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What was chosen, if it can be. */
function chosenIn(said: FormData | URLSearchParams, { name, options, usual }: SumsFormProps<string>['choice']): string {
  const text = said.get(name);
  return options.find(({ value }) => typeof text === 'string' && value === text.trim())?.value ?? usual;
}

/** What an address says that cannot be chosen: it is no other choice, and that is said. Null where it says none such. */
function notOfferedIn(said: URLSearchParams, { name, options }: SumsFormProps<string>['choice']): string | null {
  const text = said.get(name)?.trim();
  return !text || options.some(({ value }) => value === text) ? null : withinLength(text, FIGURE_LENGTH);
}

/** What the address says besides goes along. */
function othersOf(search: URLSearchParams, own: readonly string[]): [string, string][] {
  return [...new Map(search)].filter(([name]) => !own.includes(name));
}
