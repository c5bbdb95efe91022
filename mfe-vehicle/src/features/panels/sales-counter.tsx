import { formatNumber } from '@shared-kit/domain/number/format-number';
import { salesCount } from '@shared-kit/domain/site/sales-count';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useEffect, useState } from 'react';
import { useCountUp } from '../../hydration/use-count-up';
import * as s from './panels.module.css';

const REFRESH_MS = 150_000;
const COUNTS_FOR_MS = 2000;

/** Counts up through the month (S9-50); a clock rather than sales, so only where a site turns it on (R-LEGAL-03). */
export function SalesCounter() {
  const rendered = useRenderTime();
  const [count, setCount] = useState(() => salesCount(rendered));
  useEffect(() => {
    const timer = setInterval(() => setCount(salesCount(new Date())), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const shown = useCountUp(0, count, COUNTS_FOR_MS);
  return (
    <p className={s.sales}>
      <strong>{formatNumber(shown)}</strong>
      <span>Sales this Month</span>
      <small>A demonstration: it counts by the clock, not by sales.</small>
    </p>
  );
}
