import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './home/home-parts.module.css';

/** What a site says of its size (A-39: what it says has to be so); nothing where it says nothing. */
export function SiteFigures() {
  const { stats } = useSite();
  if (stats.length === 0) return null;
  return (
    <dl className={s.stats}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
