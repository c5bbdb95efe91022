import type { GarageEntry } from '@shared-kit/contracts/account/garage.contract';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import * as rows from '../../rows/rows.module.css';
import * as s from './garage-list.module.css';

/** Enquiries, bookings, reservations and trade-ins, the latest first: how each stands and the way to its page. */
export function GarageEntries({ entries }: { entries: readonly GarageEntry[] }) {
  return (
    <section aria-labelledby="under-way">
      <SectionHeading id="under-way" title="Under way" />
      {entries.length === 0 ? (
        <p className={rows.small}>
          Nothing yet. What you ask, book or reserve here with this number stands in this place.
        </p>
      ) : (
        <ul className={rows.list}>
          {entries.map(({ id, title, about, sent, state, next, way }) => (
            <li key={id} className={rows.item}>
              <div>
                <h3 className={s.title}>{about ? `${title}: ${about}` : title}</h3>
                <p>{state}</p>
                <p className={rows.small}>{next}</p>
                <p className={rows.small}>Sent {sent}</p>
              </div>
              {way && (
                <a href={way.href} className={rows.way} aria-label={`${way.label}: ${about || title}`}>
                  {way.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
