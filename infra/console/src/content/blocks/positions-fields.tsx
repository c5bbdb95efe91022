import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { MomentField } from '../../frame/moment-field';
import { listIn, textIn } from './block-kinds';
import * as s from './blocks.module.css';
import { Repeated } from './repeated';

const STATES = REGO_STATES.map((value) => ({ value, label: value }));
const EMPLOYMENT = [
  { value: 'FULL_TIME', label: 'Full time' },
  { value: 'PART_TIME', label: 'Part time' },
  { value: 'CONTRACTOR', label: 'Contract' },
  { value: 'TEMPORARY', label: 'Temporary' },
];

type PositionsFieldsProps = {
  positions: unknown;
  zone: string | undefined;
  onChange: (positions: object[] | undefined) => void;
};

/** Positions somebody may apply for: each is shown, and told to search engines, until it closes. */
export function PositionsFields({ positions, zone, onChange }: PositionsFieldsProps) {
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>Open positions</legend>
      <Repeated
        name="position"
        items={listIn(positions)}
        empty={{
          title: '',
          text: '',
          city: '',
          state: 'QLD',
          employment: 'FULL_TIME',
          posted: new Date().toISOString(),
        }}
        onChange={(items) => onChange(items.length > 0 ? items : undefined)}
      >
        {(position, index, say) => <Position {...{ position, index, say, zone }} />}
      </Repeated>
    </fieldset>
  );
}

type PositionProps = {
  position: Readonly<Record<string, unknown>>;
  index: number;
  say: (said: Readonly<Record<string, unknown>>) => void;
  zone: string | undefined;
};

function Position({ position, index, say, zone }: PositionProps) {
  const field = (key: string) => ({
    name: `positions.${index}.${key}`,
    value: textIn(position[key]),
    onChange: (event: { target: { value: string } }) => say({ [key]: event.target.value }),
  });
  const moment = (key: string) => ({
    ...{ name: `positions.${index}.${key}`, zone, value: position[key] },
    onChange: (said: string | undefined) => say({ [key]: said }),
  });
  return (
    <>
      <TextField label={`Position ${index + 1}`} {...field('title')} />
      <TextArea label={`What is to be done, and who fits (position ${index + 1})`} rows={3} {...field('text')} />
      <TextField label={`Town of position ${index + 1}`} {...field('city')} />
      <Select label={`State of position ${index + 1}`} options={STATES} {...field('state')} />
      <Select label={`Employment of position ${index + 1}`} options={EMPLOYMENT} {...field('employment')} />
      <MomentField label={`Position ${index + 1} is posted`} {...moment('posted')} />
      <MomentField label={`Position ${index + 1} closes`} {...moment('closes')} />
    </>
  );
}
