import { formatNumber } from '@shared-kit/domain/number/format-number';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import type { ReactNode } from 'react';
import { modelsApi } from '../../api/models.api';
import * as s from './stock-row.module.css';

const SHOWN = 6;

type StockRowProps = {
  title: string;
  /** What search is asked for: the first of its answer stand here. */
  query: string;
  /** Where all of them are, unless the page leads there already. */
  href?: string;
  /** Below the heading, before the cars. */
  children?: ReactNode;
};

/**
 * What of a brand or a new model can be had now, side by side. Where there is none, or nobody answers, its children alone,
 * and nothing without.
 */
export function StockRow({ title, query, href, children }: StockRowProps) {
  const { data } = modelsApi.endpoints.searchStock.useQuery(query);
  const site = useSite();
  const now = useRenderTime();
  const hits = data?.hits ?? [];
  if (hits.length === 0 && !children) return null;
  return (
    <section className={s.stock} aria-labelledby="stock-title">
      <SectionHeading
        id="stock-title"
        title={title}
        action={data && href && <LinkButton to={href}>See all {formatNumber(data.count)}</LinkButton>}
      />
      {children}
      <CardGrid row warns={showRepayments(hits, site)}>
        {hits.slice(0, SHOWN).map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes="20rem" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
