import type { ScheduleYear } from '@shared-kit/domain/finance/repayment/repayment-schedule';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import * as s from './loan-costs.module.css';

const HEIGHT = 160;
const YEAR_WIDTH = 48;
const BAR_WIDTH = 32;

const PARTS = [
  { of: 'principal', name: 'Principal', className: s.principal },
  { of: 'interest', name: 'Interest', className: s.interest },
  { of: 'fees', name: 'Fees', className: s.fees },
  { of: 'finalPayment', name: 'Final payment', className: s.finalPayment },
] as const;

/** What each year of a loan is paid for, one column a year. The table below says the same to whoever does not see it. */
export function YearsChart({ years }: { years: readonly ScheduleYear[] }) {
  const most = Math.max(...years.map((year) => PARTS.reduce((sum, { of }) => sum + Math.max(0, year[of]), 0)));
  const shown = PARTS.filter(({ of }) => years.some((year) => year[of] > 0));
  const scale = HEIGHT / most;
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  return (
    <figure className={s.figure}>
      <svg
        className={s.chart}
        viewBox={`0 0 ${years.length * YEAR_WIDTH} ${HEIGHT + 20}`}
        role="img"
        aria-label={`Paid over ${years.length} years: ${formatMoney(Math.round(interest))} of it is interest. The table has each year.`}
      >
        {years.map((year, index) => (
          <g key={year.year} transform={`translate(${index * YEAR_WIDTH + (YEAR_WIDTH - BAR_WIDTH) / 2} 0)`}>
            <Column year={year} parts={shown} scale={scale} />
            <text x={BAR_WIDTH / 2} y={HEIGHT + 15} textAnchor="middle" className={s.tick}>
              {year.year}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={s.legend}>
        {shown.map(({ name, className }) => (
          <span key={name} className={s.key}>
            <svg viewBox="0 0 12 12" className={s.swatch} aria-hidden>
              <rect width="12" height="12" rx="3" className={className} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type ColumnProps = { year: ScheduleYear; parts: readonly (typeof PARTS)[number][]; scale: number };

/** One year, its parts upon one another from the ground up. */
function Column({ year, parts, scale }: ColumnProps) {
  let top = HEIGHT;
  return parts.map(({ of, className }) => {
    const height = Math.max(0, year[of]) * scale;
    top -= height;
    return height > 0 && <rect key={of} className={className} y={top} width={BAR_WIDTH} height={height} />;
  });
}
