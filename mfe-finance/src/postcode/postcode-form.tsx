import { FIGURE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { keepPlace, useKeptPlace } from './keep-place';
import * as s from './postcode-form.module.css';

/** Section 8 of the specification. */
const NO_POSTCODE = 'Please enter a postcode.';

type PostcodeFormProps = {
  /** Of the field. */
  id: string;
  /** What of the page the answer is led to. */
  part: string;
  /** The form's name. */
  label: string;
  button: string;
  /** The postcode that was asked about last; null for none. */
  asked: string | null;
  /** What is wrong with it. */
  fault: string | null;
  isBusy?: boolean;
  /** Told what is asked. Where it returns true the answer comes here; otherwise the page comes again. */
  onAsk?: (typed: string) => boolean;
};

/**
 * Asks for the one postcode of a page: whoever asks, the same page comes again in that postcode's state, summary and cards
 * included, and what its address says besides goes along. Focus and place stay where somebody asked.
 */
export function PostcodeForm({ id, part, label, button, asked, fault, isBusy, onAsk }: PostcodeFormProps) {
  const [isEmpty, setEmpty] = useState(asked === '');
  const field = useRef<HTMLInputElement>(null);
  const { others, readAgain } = useOthers();
  useKeptPlace(field);

  function ask(event: SubmitEvent<HTMLFormElement>) {
    const typed = field.current?.value.trim() ?? '';
    setEmpty(typed === '');
    if (typed === '') field.current?.focus();
    const isHere = onAsk?.(typed) ?? false;
    if (isHere || typed === '') event.preventDefault();
    else if (field.current) keepPlace(field.current);
  }

  return (
    <form
      method="get"
      action={`#${part}`}
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      className={s.form}
      onFocus={readAgain}
      onPointerDown={readAgain}
      onSubmit={ask}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        ref={field}
        label="Your postcode"
        id={id}
        name={POSTCODE_FIELD}
        defaultValue={asked ?? ''}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={FIGURE_LENGTH}
        errors={isEmpty ? [NO_POSTCODE] : fault ? [fault] : []}
      />
      <Button type="submit">{button}</Button>
    </form>
  );
}

/**
 * What the address says besides. A calculator keeps its figures there past the router, so that it is read again by the time
 * somebody asks.
 */
function useOthers() {
  const [search] = useSearchParams();
  const [others, setOthers] = useState(() => othersIn(search));
  return { others, readAgain: () => setOthers(othersIn(new URLSearchParams(location.search))) };
}

function othersIn(search: URLSearchParams): [name: string, value: string][] {
  return [...new Map(search)].filter(([name]) => name !== POSTCODE_FIELD);
}
