import type { BookingSlots } from '@shared-kit/contracts/lead/booking.contract';
import { ChoiceChips } from '@shared-kit/ui/form/choice-chips';
import { useState } from 'react';
import { fieldOf } from '../lead-form/field-prefix';
import type { FormFields } from '../lead-form/field-prefix';

/** A week and a half is seen at once. */
const LATER = { after: 9, label: 'Later days' };

type FreeTimesProps = { slots: BookingSlots; fields: FormFields; optional: boolean };

/** The free days and times of a place, as chips. Once a day is chosen, its times. */
export function FreeTimes({ slots: { days, location_name: place }, fields, optional }: FreeTimesProps) {
  const [day, setDay] = useState(fields.values['booking_date'] ?? '');
  const times = days.find(({ date }) => date === day)?.times ?? everyTime(days);
  const rule = { optional, required: !optional };
  return (
    <>
      <ChoiceChips
        label="Day"
        {...fieldOf('booking_date', fields)}
        {...rule}
        fold={LATER}
        onChange={setDay}
        options={[
          ...(optional ? [{ value: '', label: 'Any day' }] : []),
          ...days.map(({ date, label }) => ({ value: date, label })),
        ]}
      />
      <ChoiceChips
        key={day}
        label="Time"
        {...fieldOf('booking_time', fields)}
        {...rule}
        help={`At ${place}, local time`}
        options={[
          ...(optional ? [{ value: '', label: 'Any time' }] : []),
          ...times.map(({ time, label }) => ({ value: time, label })),
        ]}
      />
    </>
  );
}

/** Before a day is chosen: every time of any day, once. */
function everyTime(days: BookingSlots['days']) {
  const byTime = new Map(days.flatMap(({ times }) => times.map((slot) => [slot.time, slot] as const)));
  return [...byTime.values()].toSorted((a, b) => a.time.localeCompare(b.time));
}
