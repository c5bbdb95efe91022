import { Button } from '@shared-kit/ui/form/button';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useState } from 'react';
import { objectIn, textIn } from '../content/blocks/block-kinds';
import * as s from '../content/blocks/blocks.module.css';
import type { PartProps } from './part-props';

/** The parts that the platform draws, by what they are to a shopper. */
const PARTS: Readonly<Record<string, string>> = {
  stock: 'Body types and arrivals',
  makes: 'Popular makes',
  range: 'Brands or models',
  offers: 'Special offers',
  locations: 'Dealerships',
  reviews: 'What people say',
  stats: 'Figures',
  why: 'Reasons to buy here',
  posts: 'Newest of the blog',
  counter: 'Sales this month',
};

/** What the home page has below its search, in its order: each part moved, taken out or added, words of its own changed. */
export function HomeFields({ value, errors, onChange }: PartProps) {
  const parts = Array.isArray(value) ? (value as unknown[]) : [];
  const left = Object.keys(PARTS).filter((part) => !parts.includes(part));
  const move = (from: number, to: number) => onChange(parts.toSpliced(from, 1).toSpliced(to, 0, parts[from]));
  return (
    <Stack gap={12}>
      {errors['home'] && <p role="alert">{errors['home'].join(' ')}</p>}
      {parts.map((part, index) => (
        <div key={index} className={s.item}>
          <p>
            <strong>{`${index + 1}. ${nameOf(part)}`}</strong>
          </p>
          {typeof part === 'object' && (
            <PanelWords
              at={`home.${index}`}
              panel={objectIn(part)}
              errors={errors}
              onChange={(panel) => onChange(parts.with(index, panel))}
            />
          )}
          <Stack row gap={8}>
            {index > 0 && (
              <Button size="s" onClick={() => move(index, index - 1)}>
                Move {nameOf(part)} up
              </Button>
            )}
            {index < parts.length - 1 && (
              <Button size="s" onClick={() => move(index, index + 1)}>
                Move {nameOf(part)} down
              </Button>
            )}
            <Button size="s" variant="quiet" onClick={() => onChange(parts.toSpliced(index, 1))}>
              Remove {nameOf(part)}
            </Button>
          </Stack>
        </div>
      ))}
      {left.length > 0 && <AddPart left={left} onAdd={(part) => onChange([...parts, part])} />}
    </Stack>
  );
}

function AddPart({ left, onAdd }: { left: readonly string[]; onAdd: (part: string) => void }) {
  const [chosen, setChosen] = useState('');
  const part = left.includes(chosen) ? chosen : left[0]!;
  return (
    <Stack row gap={12}>
      <Select
        label="Another part"
        name="home-part"
        value={part}
        onChange={(event) => setChosen(event.target.value)}
        options={left.map((name) => ({ value: name, label: PARTS[name]! }))}
      />
      <Button size="s" onClick={() => onAdd(part)}>
        Add this part
      </Button>
    </Stack>
  );
}

type PanelWordsProps = {
  at: string;
  panel: Readonly<Record<string, unknown>>;
  errors: PartProps['errors'];
  onChange: (panel: object) => void;
};

function PanelWords({ at, panel, errors, onChange }: PanelWordsProps) {
  return (
    <>
      <TextField
        label="Its heading"
        name={`${at}.panel`}
        errors={errors[`${at}.panel`] ?? errors[at]}
        value={textIn(panel['panel'])}
        onChange={(event) => onChange({ ...panel, panel: event.target.value })}
      />
      <TextArea
        label="Its text"
        name={`${at}.text`}
        errors={errors[`${at}.text`]}
        value={textIn(panel['text'])}
        onChange={(event) => onChange({ ...panel, text: event.target.value })}
      />
    </>
  );
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return PARTS[part] ?? part;
  return textIn(objectIn(part)['panel']) || 'a part without a heading';
}
