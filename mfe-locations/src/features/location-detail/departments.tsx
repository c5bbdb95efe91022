import type { Department, LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { locationPath } from '@shared-kit/domain/place/location-path';
import * as s from './departments.module.css';

const labels: Record<Department['location_type'], string> = {
  '': 'Sales',
  sales: 'Sales',
  used: 'Used',
  service: 'Service',
  parts: 'Parts',
};

/** Chooses among the kinds of place at one address, each with a page of its own; nothing where there is one (S2-05). */
export function Departments({ location: { slug, departments } }: { location: LocationOfPage }) {
  if (new Set(departments.map((department) => labels[department.location_type])).size < 2) return null;
  return (
    <nav aria-label="Departments at this address" className={s.nav}>
      {departments.map((department) => (
        <a
          key={department.slug}
          href={locationPath(department.slug)}
          className={s.link}
          {...(department.slug === slug && { 'aria-current': 'page' as const })}
        >
          {labels[department.location_type]}
        </a>
      ))}
    </nav>
  );
}
