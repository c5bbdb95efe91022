import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './panels.module.css';

/** What a group counts of itself, in its own words. */
export function StatsBanner() {
  const { stats, name } = useSite();
  if (stats.length === 0) return null;
  return (
    <section aria-label={`${name} in figures`}>
      <ul className={s.stats}>
        {stats.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
