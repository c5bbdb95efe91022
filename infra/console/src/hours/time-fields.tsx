import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import * as s from './hours.module.css';

type Times = { open: string; close: string };
type TimeFieldsProps = {
  /** Where its faults are told: `week.3`. */
  path: string;
  /** What it is about, said before each label: "Monday". */
  words: string;
  value: Times;
  errors: Readonly<Record<string, string[]>>;
  onChange: (said: Partial<Times>) => void;
  onRemove?: () => void;
};

/** From when until when. */
export function TimeFields({ path, words, value, errors, onChange, onRemove }: TimeFieldsProps) {
  return (
    <div className={s.times}>
      {(['open', 'close'] as const).map((end) => (
        <TextField
          key={end}
          label={`${words}: ${end === 'open' ? 'opens' : 'closes'}`}
          name={`${path}.${end}`}
          type="time"
          errors={errors[`${path}.${end}`]}
          value={value[end]}
          onChange={(event) => onChange({ [end]: event.target.value })}
        />
      ))}
      {onRemove && (
        <Button size="s" variant="quiet" onClick={onRemove}>
          Remove {words}
        </Button>
      )}
    </div>
  );
}
