import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { leadsApi } from '../api/leads.api';
import { fieldOf } from '../lead-form/field-prefix';
import type { FormFields } from '../lead-form/field-prefix';

type BookingFieldsProps = {
  kind: BookingKind;
  /** Empty until a place is chosen. */
  locationId?: string | undefined;
  carId: string;
  fields: FormFields;
  /** A test drive may leave the time open; moving one may not. */
  optional?: boolean;
};

/**
 * Day and time. Where the place is known they are its free times; until then, and without JavaScript, a day and a time
 * as people name them, which the API answers with free ones if they are not.
 */
export function BookingFields({
  kind,
  locationId = '',
  carId,
  fields,
  optional = kind === 'test-drive',
}: BookingFieldsProps) {
  const wanted = { kind, location_id: locationId, car_id: carId };
  const { currentData } = leadsApi.endpoints.getSlots.useQuery(wanted, { skip: locationId === '' });
  const [day, setDay] = useState(fields.values['booking_date'] ?? '');
  if (!currentData || currentData.days.length === 0) return <AnyTime fields={fields} optional={optional} />;
  const times = currentData.days.find(({ date }) => date === day)?.times ?? everyTime(currentData.days);
  return (
    <>
      <Select
        label="Day"
        {...fieldOf('booking_date', fields)}
        optional={optional}
        required={!optional}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
        options={[
          { value: '', label: optional ? 'Any day' : 'Choose a day' },
          ...currentData.days.map(({ date, label }) => ({ value: date, label })),
        ]}
      />
      <Select
        key={day}
        label="Time"
        {...fieldOf('booking_time', fields)}
        optional={optional}
        required={!optional}
        help={`At ${currentData.location_name}, local time`}
        options={[
          { value: '', label: optional ? 'Any time' : 'Choose a time' },
          ...times.map(({ time, label }) => ({ value: time, label })),
        ]}
      />
    </>
  );
}

function AnyTime({ fields, optional }: { fields: FormFields; optional: boolean }) {
  return (
    <>
      <TextField
        label="Day"
        type="date"
        {...fieldOf('booking_date', fields)}
        optional={optional}
        required={!optional}
      />
      <TextField
        label="Time"
        type="time"
        step={1800}
        {...fieldOf('booking_time', fields)}
        optional={optional}
        required={!optional}
        help="On the hour or half hour"
      />
    </>
  );
}

type Days = readonly { times: readonly { time: string; label: string }[] }[];

/** Before a day is chosen: every time of any day, once. */
function everyTime(days: Days) {
  const byTime = new Map(days.flatMap(({ times }) => times.map((slot) => [slot.time, slot] as const)));
  return [...byTime.values()].toSorted((a, b) => a.time.localeCompare(b.time));
}
