import type { OpeningHour } from '@shared-kit/contracts/place/location.contract';
import { groupOpeningHours } from '@shared-kit/domain/place/opening-hours';
import * as s from './hours.module.css';

type HoursTableProps = {
  hours: readonly OpeningHour[];
  /** Today's weekday, as an entry has it: its row is the strong one. */
  today?: number;
};

/** Monday to Friday in one row when they are the same (S2-04). */
export function HoursTable({ hours, today = -1 }: HoursTableProps) {
  const rows = groupOpeningHours(hours);
  if (rows.length === 0) return <p>Call us for our opening hours.</p>;
  return (
    <table className={s.table}>
      <caption className="visually-hidden">Opening hours</caption>
      <tbody>
        {rows.map(({ label, hours: open, weekdays }) => (
          <tr key={label} className={weekdays.includes(today) ? s.today : undefined}>
            <th scope="row">{label}</th>
            <td>{open}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
