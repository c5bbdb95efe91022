import type { Position } from '@shared-kit/contracts/site/content-page.contract';
import { dateFormat } from '@shared-kit/domain/time/date-format';
import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './content.module.css';

const EMPLOYMENT = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
} as const;

/** Positions that are open now. */
export function Positions({ positions }: { positions: readonly Position[] }) {
  const { time_zone: timeZone } = useSite();
  const day = dateFormat('en-AU', { dateStyle: 'long', timeZone });
  return (
    <>
      <h2>Open positions</h2>
      <ul className={s.rows}>
        {positions.map(({ title, text, city, state, employment, closes }) => (
          <li key={`${title} ${city}`}>
            <h3>{title}</h3>
            <p className={s.note}>
              {city} {state} · {EMPLOYMENT[employment]} · apply by {day.format(new Date(closes))}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
