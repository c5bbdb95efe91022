import { ANSWER_LENGTH } from '@shared-kit/domain/form/answer-limits';
import type { LeadField } from '@shared-kit/contracts/form/lead-form';
import { CHECKBOX_MARK } from '@shared-kit/domain/form/checkbox-mark';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { RadioGroup } from '@shared-kit/ui/form/radio-group';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { fieldOf } from './field-prefix';
import type { FormFields } from './field-prefix';
import * as s from './lead-form.module.css';

/** A number as people type it ("$25,000"): the browser's own number field would refuse the comma. */
function inputOf(kind: 'text' | 'url' | 'number' | 'year' | 'date' | 'time') {
  if (kind === 'number') return { type: 'text', inputMode: 'decimal' } as const;
  return kind === 'year' ? ({ type: 'text', inputMode: 'numeric' } as const) : { type: kind };
}

const asOption = (option: string) => ({ value: option, label: option });

type QuestionProps = { field: LeadField; fields: FormFields };

/** One question of a form's definition. One that depends on the answer above it is hidden by styles until then. */
export function Question(props: QuestionProps) {
  if (!props.field.onlyWhen) return <Control {...props} />;
  return (
    <div className={s.onlyWhen}>
      <Control {...props} />
    </div>
  );
}

/** The control that the question's kind asks for. */
function Control({ field, fields }: QuestionProps) {
  const { name, label, kind, help, options = [], maxLength = ANSWER_LENGTH, autoComplete, prefix, suffix } = field;
  const { defaultValue = '', errors, ...place } = fieldOf(name, fields);
  const isRequired = field.required !== undefined;
  const shared = { label, ...place, errors, optional: !isRequired, required: isRequired, ...(help && { help }) };
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={defaultValue} />;
    case 'textarea':
      return <TextArea {...shared} defaultValue={defaultValue} maxLength={maxLength} />;
    case 'select':
      return (
        <Select
          {...shared}
          defaultValue={defaultValue}
          options={[{ value: '', label: 'Choose…' }, ...options.map(asOption)]}
        />
      );
    case 'radio':
      return (
        <RadioGroup
          label={label}
          {...place}
          errors={errors}
          defaultValue={defaultValue}
          options={options.map(asOption)}
        />
      );
    case 'checkbox':
      return <Checkbox label={label} {...place} errors={errors} defaultChecked={isTicked(defaultValue)} />;
    case 'checkboxes':
      return <Checkboxes field={field} fields={fields} />;
    default:
      return (
        <TextField
          {...shared}
          defaultValue={defaultValue}
          {...inputOf(kind)}
          maxLength={maxLength}
          {...(autoComplete && { autoComplete })}
          {...(prefix && { prefix })}
          {...(suffix && { suffix })}
        />
      );
  }
}

/** Each box has a name of its own: a plain form sends one value a name. */
function Checkboxes({ field: { name, label, options = [] }, fields }: { field: LeadField; fields: FormFields }) {
  return (
    <fieldset className={s.boxes} id={fields.prefix + name}>
      <legend>{label}</legend>
      {options.map((option, index) => {
        const { defaultValue, errors, ...place } = fieldOf(`${name}${CHECKBOX_MARK}${index}`, fields);
        return (
          <Checkbox key={option} label={option} value={option} {...place} defaultChecked={defaultValue === option} />
        );
      })}
    </fieldset>
  );
}

function isTicked(value: string): boolean {
  return value === 'on' || value === 'Yes';
}
