import { fieldIn, momentIn, zoneWords } from '@shared-kit/domain/time/moment-in';
import { TextField } from '@shared-kit/ui/form/text-field';

type MomentFieldProps = {
  label: string;
  name: string;
  /** Of the site; without it nobody can say which moment is meant. */
  zone: string | undefined;
  /** What an empty field means. */
  none?: string;
  errors?: readonly string[] | undefined;
  /** A moment as the contracts have it, or something else. */
  value: unknown;
  onChange: (moment: string | undefined) => void;
};

/** A moment by the clocks of a site. */
export function MomentField({ zone, none, value, onChange, ...field }: MomentFieldProps) {
  if (zone === undefined) return null;
  return (
    <TextField
      {...field}
      type="datetime-local"
      optional={none !== undefined}
      help={`${zoneWords(zone)}, whatever the clock of this computer says${none === undefined ? '.' : `; empty: ${none}.`}`}
      value={typeof value === 'string' ? fieldIn(zone, value) : ''}
      onChange={(event) => onChange(momentIn(zone, event.target.value)?.toISOString())}
    />
  );
}
