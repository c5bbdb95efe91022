import { WEEK_ORDER } from '@shared-kit/domain/place/written-hours';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import * as s from './hours.module.css';
import { TimeFields } from './time-fields';
import type { HoursEdit } from './use-hours-edit';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The stretches of each weekday; a day without any is closed. */
export function WeekFields({ edit: { hours, errors, change } }: { edit: HoursEdit }) {
  const { week } = hours;
  return (
    <Stack gap={16}>
      <p>
        Times are those of the place. A day without times is closed; a stretch that ends before it begins goes on past
        midnight. With no times at all pages ask shoppers to call.
      </p>
      {WEEK_ORDER.map((weekday) => {
        const own = week.flatMap((stretch, index) => (stretch.weekday === weekday ? [{ stretch, index }] : []));
        return (
          <fieldset key={weekday} className={s.day}>
            <legend className={s.name}>{DAYS[weekday]}</legend>
            {own.length === 0 && <p>Closed</p>}
            {own.map(({ stretch, index }, at) => (
              <TimeFields
                key={index}
                path={`week.${index}`}
                words={`${DAYS[weekday]}${own.length > 1 ? `, stretch ${at + 1}` : ''}`}
                value={stretch}
                errors={errors}
                onChange={(said) => change({ week: week.with(index, { ...stretch, ...said }) })}
                onRemove={() => change({ week: week.toSpliced(index, 1) })}
              />
            ))}
            <Button size="s" onClick={() => change({ week: [...week, { weekday, open: '', close: '' }] })}>
              {own.length === 0 ? `Open on ${DAYS[weekday]}` : `Another stretch on ${DAYS[weekday]}`}
            </Button>
          </fieldset>
        );
      })}
    </Stack>
  );
}
