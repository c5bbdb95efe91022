import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import { TextField } from '@shared-kit/ui/form/text-field';
import { leadsApi } from '../api/leads.api';
import { fieldOf } from '../lead-form/field-prefix';
import type { FormFields } from '../lead-form/field-prefix';
import { FreeTimes } from './free-times';

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
  return currentData && currentData.days.length > 0 ? (
    <FreeTimes slots={currentData} fields={fields} optional={optional} />
  ) : (
    <AnyTime fields={fields} optional={optional} />
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
