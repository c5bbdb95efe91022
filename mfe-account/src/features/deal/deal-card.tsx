import type { Deal } from '@shared-kit/contracts/account/deal.contract';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import type { ReactNode } from 'react';
import * as s from './deal.module.css';

type DealCardProps = { deal: Deal; level: 1 | 2; about: string; children: ReactNode };

/** A deal dollar by dollar, its repayment first, and below it what can be done with it. Its page says the rate warning. */
export function DealCard({ deal: { car_name: name, path, rows, repayment }, level, about, children }: DealCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={s.deal}>
      <Heading className={s.name}>{path ? <a href={path}>{name}</a> : name}</Heading>
      {about && <p className={s.about}>{about}</p>}
      {repayment && <RepaymentLine repayment={repayment} size="l" />}
      <FactList layout="rows" facts={rows} />
      <div className={s.actions}>{children}</div>
    </article>
  );
}
