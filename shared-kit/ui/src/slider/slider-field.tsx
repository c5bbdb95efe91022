import { useState } from 'react';
import { FieldErrors } from '../form/field-errors';
import * as s from './slider-field.module.css';
import { SliderRail } from './slider';
import * as slider from './slider.module.css';

type SliderFieldProps = {
  label: string;
  name: string;
  id?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** Told the text while it stands for no value, as it means nothing or lies beyond an end: `value` is not what stands there then, until `onChange`. */
  onUnread?: (text: string) => void;
  /** How a value is said and shown: "$5,000", "5 years". */
  format: (value: number) => string;
  /** What the typed text means; NaN where it means nothing. */
  parse: (text: string) => number;
  /** What an address or a form had for it, which may mean nothing or not be the value: said so, and stays where it means nothing. */
  typed?: string | undefined;
  /** Said below while the text means nothing. */
  hint: string;
  /** What is wrong with the value beside the others. */
  fault?: string | null | undefined;
  /** What a typed value becomes when the field is left; to the nearer end where nothing else is said. */
  bring?: (value: number) => number;
  /** What is taken of a typed value, like whole dollars; all of it where nothing is said. */
  take?: (value: number) => number;
  /** Offered while somebody types. */
  presets?: readonly number[];
};

/**
 * An amount by slider and by typing, in step. What is typed is taken over while it means something within the ends and
 * brought to the nearer end when the field is left (S5-43), never to a step (A-06); until then it stands for no value, and what
 * becomes another number by that is said below. Text that means nothing stays, with words below it, and the value stays what it was. Without JavaScript there is only the field.
 */
export function SliderField({ label, name, id = name, presets = [], ...props }: SliderFieldProps) {
  const { min, max, value, onChange, format } = props;
  const { text, isFaulty, said, type, leave, drop } = useTypedText(props);
  return (
    <div className={slider.slider}>
      <div className={s.head}>
        <label className={slider.label} htmlFor={id}>
          {label}
        </label>
        <input
          className={s.input}
          id={id}
          name={name}
          value={text ?? format(value)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          aria-invalid={isFaulty || undefined}
          aria-describedby={said.length > 0 ? `${id}-error` : undefined}
          list={presets.length > 0 ? `${id}-presets` : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        {presets.length > 0 && (
          <datalist id={`${id}-presets`}>
            {presets.map((preset) => (
              <option key={preset} value={format(preset)} />
            ))}
          </datalist>
        )}
      </div>
      <div className={s.rail}>
        <SliderRail
          label={label}
          {...{ min, max, step: props.step, value, format }}
          onChange={(next) => {
            drop();
            onChange(next);
          }}
        />
      </div>
      <FieldErrors id={id} errors={said} />
    </div>
  );
}

/** What stands in the field, and what is said below it. */
function useTypedText(props: Omit<SliderFieldProps, 'label' | 'name'>) {
  const { min, max, value, parse, onChange, onUnread } = props;
  const { take, bring } = takenAs(props);
  const [text, setText] = useState(props.typed);
  const [isLeft, setLeft] = useState(true);
  const read = parse(text ?? '');
  const isUnread = text !== undefined && Number.isNaN(read);

  // What would be brought nowhere else is taken too: an amount of nothing (S5-36).
  const isTaken = (typed: number) => (typed >= min && typed <= max) || bring(typed) === typed;
  const isHeld = !isTaken(read) && isTyped(text, isUnread, isLeft);

  function type(next: string) {
    setText(next);
    setLeft(false);
    const typed = parse(next);
    if (isTaken(typed)) onChange(take(typed));
    else onUnread?.(next);
  }
  function leave() {
    setLeft(true);
    if (text === undefined || isUnread) return;
    const within = bring(take(read));
    if (within !== value || isHeld) onChange(within);
  }
  const fault = faultOf(isUnread && isLeft, props);
  const moved = isLeft && !isUnread && read !== value && movedText(text, read, props);
  return {
    text: isLeft && !isUnread ? undefined : text,
    isFaulty: !!fault,
    said: [moved, fault].filter((sentence): sentence is string => !!sentence),
    type,
    leave,
    drop: () => setText(undefined),
  };
}

/** Half of "25,000" is no number yet: only of text that somebody has left is it said that it is none. */
function faultOf(isLeftUnread: boolean, { hint, fault }: Pick<SliderFieldProps, 'hint' | 'fault'>) {
  return isLeftUnread ? hint : fault;
}

/** Whether the text counts, not the value: it is being typed, or means nothing. */
function isTyped(text: string | undefined, isUnread: boolean, isLeft: boolean): boolean {
  return text !== undefined && (isUnread || !isLeft);
}

type Taking = Pick<SliderFieldProps, 'min' | 'max' | 'take' | 'bring'>;

/** What becomes of a typed value: all of it is taken, and to the nearer end, where a field says nothing else. */
function takenAs({
  min,
  max,
  take = (typed) => typed,
  bring = (typed) => Math.min(max, Math.max(min, typed)),
}: Taking) {
  return { take, bring };
}

type Moved = Pick<SliderFieldProps, 'min' | 'max' | 'format' | 'value'>;

/** What became of text that is not the value; nothing where nothing was typed. */
function movedText(text: string | undefined, read: number, { min, max, format, value }: Moved): string | undefined {
  if (!text) return undefined;
  const isWithin = read >= min && read <= max;
  return `You typed ${text}: ${isWithin ? `${format(value)} is taken` : `${format(min)} to ${format(max)} here`}.`;
}
