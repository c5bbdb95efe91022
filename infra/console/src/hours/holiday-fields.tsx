import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import * as s from './hours.module.css';
import { TimeFields } from './time-fields';
import type { HoursEdit } from './use-hours-edit';

const NEW = { date: '', status: 'Closed' as const, open: '', close: '' };

/** Days on which other hours hold than every week: a holiday, a stocktake (S2-06). */
export function HolidayFields({ edit: { hours, errors, change } }: { edit: HoursEdit }) {
  const { holidays } = hours;
  return (
    <Stack gap={16}>
      {holidays.map((day, index) => {
        const say = (said: Partial<typeof day>) => change({ holidays: holidays.with(index, { ...day, ...said }) });
        const words = `Day ${index + 1}`;
        return (
          <fieldset key={index} className={s.day}>
            <legend className={s.name}>{words}</legend>
            <TextField
              label={`${words}: date`}
              name={`holidays.${index}.date`}
              type="date"
              errors={errors[`holidays.${index}.date`]}
              value={day.date}
              onChange={(event) => say({ date: event.target.value })}
            />
            <Checkbox
              label={`${words}: open, at other times`}
              name={`holidays.${index}.status`}
              checked={day.status === 'Open'}
              onChange={(event) => say({ status: event.target.checked ? 'Open' : 'Closed' })}
            />
            {day.status === 'Open' && (
              <TimeFields path={`holidays.${index}`} words={words} value={day} errors={errors} onChange={say} />
            )}
            <Button size="s" variant="quiet" onClick={() => change({ holidays: holidays.toSpliced(index, 1) })}>
              Remove day {index + 1}
            </Button>
          </fieldset>
        );
      })}
      <Button size="s" onClick={() => change({ holidays: [...holidays, NEW] })}>
        Another day
      </Button>
    </Stack>
  );
}
