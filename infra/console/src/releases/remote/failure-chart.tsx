import type { DeskEvidence } from '@shared-kit/contracts/operator/release-evidence.contract';
import * as s from './evidence-panel.module.css';

const WIDTH = 300;
const HEIGHT = 60;
/** The top of the chart is this at least, as a share: a single failure is not to fill it. */
const LEAST_TOP = 0.02;

type Side = 'canary' | 'baseline';

/** Failures of each minute as a share of its views, the version beside the others. What it shows stands in the table, too. */
export function FailureChart({ series }: Pick<DeskEvidence, 'series'>) {
  const share = (side: Side) =>
    series.map((point) => (point[side].views === 0 ? 0 : point[side].failures / point[side].views));
  const top = Math.max(LEAST_TOP, ...share('canary'), ...share('baseline'));
  const line = (side: Side) =>
    share(side)
      .map((value, index) => `${(index / Math.max(series.length - 1, 1)) * WIDTH},${HEIGHT - (value / top) * HEIGHT}`)
      .join(' ');
  return (
    <svg className={s.chart} viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" aria-hidden>
      <polyline className={s.baseline} points={line('baseline')} />
      <polyline className={s.canary} points={line('canary')} />
    </svg>
  );
}
