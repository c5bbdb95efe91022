import type { Deal } from '@shared-kit/contracts/account/deal.contract';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import type { ReactNode } from 'react';
import * as s from './deal.module.css';

/** What the repayment's own line says; mails, which have no such line, list it. */
const IN_ITS_LINE = ['Repayment', 'Interest rate', 'Comparison rate', 'Term'];

type DealCardProps = { deal: Deal; level: 1 | 2; about: string; children: ReactNode };

/** A deal dollar by dollar, its repayment first, and below it what can be done with it. Its page says the rate warning. */
export function DealCard({ deal: { car_name: name, path, rows, repayment }, level, about, children }: DealCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={s.deal}>
      <Heading className={s.name}>{path ? <a href={path}>{name}</a> : name}</Heading>
      {about && <p className={s.about}>{about}</p>}
      {repayment && <RepaymentLine repayment={repayment} size="l" />}
      <FactList layout="rows" facts={repayment ? rows.filter(({ label }) => !IN_ITS_LINE.includes(label)) : rows} />
      <div className={s.actions}>{children}</div>
    </article>
  );
}
