import type { ScheduleYear } from '@shared-kit/domain/finance/repayment/repayment-schedule';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import * as s from './paid-chart.module.css';
import { paidSteps, ticksUpTo } from './paid-so-far';
import type { PaidStep } from './paid-so-far';

/** The drawing: its ground in its own units, and the room around it for what is written there. */
const WIDTH = 400;
const HEIGHT = 180;
const [LEFT, TOP, BELOW] = [64, 12, 24] as const;
/** As wide as the column of what is paid in one go at the end. */
const COLUMN = 16;

/** Upon one another from the ground up. */
const PARTS = [
  { of: 'principal', name: 'Principal', className: s.principal },
  { of: 'interest', name: 'Interest', className: s.interest },
  { of: 'fees', name: 'Fees', className: s.fees },
] as const;

type Paid = Pick<PaidStep, 'principal' | 'interest' | 'fees'>;

/** What lies below a part, and with it. */
function edgesOf(part: keyof Paid, paid: Paid): [number, number] {
  const below = PARTS.slice(
    0,
    PARTS.findIndex(({ of }) => of === part),
  ).reduce((sum, { of }) => sum + paid[of], 0);
  return [below, below + paid[part]];
}

type PaidChartProps = {
  years: readonly ScheduleYear[];
  /** How long the loan runs, in years; the last of `years` may be half of one. */
  termYears: number;
};

/** What has been paid of a loan by each moment of its term, as areas upon one another. The table beside it says the same. */
export function PaidChart({ years, termYears }: PaidChartProps) {
  const steps = paidSteps(years, termYears);
  const { total = 0, interest = 0 } = steps.at(-1) ?? {};
  const ticks = ticksUpTo(total);
  const finalPayment = years.at(-1)?.finalPayment ?? 0;
  const x = (at: number) => LEFT + (at / termYears) * WIDTH;
  const y = (dollars: number) => TOP + HEIGHT - (dollars / (ticks.at(-1) ?? 1)) * HEIGHT;
  const shown = PARTS.filter(({ of }) => steps.some((step) => step[of] > 0));
  return (
    <figure className={s.figure}>
      <svg
        className={s.chart}
        viewBox={`0 0 ${LEFT + WIDTH + COLUMN} ${TOP + HEIGHT + BELOW}`}
        role="img"
        aria-label={`Paid over ${years.length} years: ${formatMoney(Math.round(interest))} of it is interest. The table has each year.`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={LEFT + WIDTH + COLUMN} y1={y(tick)} y2={y(tick)} className={s.line} />
            <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end" className={s.tick}>
              {formatMoney(tick)}
            </text>
          </g>
        ))}
        {shown.map(({ of, className }) => (
          <path key={of} className={className} d={areaOf(steps, of, x, y)} />
        ))}
        {finalPayment > 0 && (
          <rect
            className={s.finalPayment}
            x={LEFT + WIDTH}
            y={y(total)}
            width={COLUMN}
            height={y(total - finalPayment) - y(total)}
          />
        )}
        {steps.map(({ at }) => (
          <text key={at} x={x(at)} y={TOP + HEIGHT + 20} textAnchor="middle" className={s.tick}>
            {Number.isInteger(at) || years.length < 3 ? Number(at.toFixed(1)) : ''}
          </text>
        ))}
      </svg>
      <figcaption className={s.legend}>
        <span>Paid so far, by year</span>
        {shown.map(({ name, className }) => (
          <Key key={name} name={name} className={className} />
        ))}
        {finalPayment > 0 && <Key name="Final payment" className={s.finalPayment} />}
      </figcaption>
    </figure>
  );
}

/** Along its upper edge, and back along its lower one. */
function areaOf(steps: readonly PaidStep[], part: keyof Paid, x: Scale, y: Scale): string {
  const point = (at: number, dollars: number) => `${x(at).toFixed(1)} ${y(dollars).toFixed(1)}`;
  const upper = steps.map((step) => point(step.at, edgesOf(part, step)[1]));
  const lower = steps.map((step) => point(step.at, edgesOf(part, step)[0])).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

type Scale = (value: number) => number;

function Key({ name, className }: { name: string; className: string | undefined }) {
  return (
    <span className={s.key}>
      <svg viewBox="0 0 12 12" className={s.swatch} aria-hidden>
        <rect width="12" height="12" rx="3" className={className} />
      </svg>
      {name}
    </span>
  );
}
