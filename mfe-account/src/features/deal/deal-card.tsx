import type { Deal } from '@shared-kit/contracts/account/deal.contract';
import { SELL_PATH } from '@shared-kit/domain/form/form-path';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { Picture } from '@shared-kit/ui/car/picture';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import type { ReactNode } from 'react';
import * as s from './deal.module.css';

/** What the repayment's own line says; mails, which have no such line, list it. */
const IN_ITS_LINE = ['Repayment', 'Interest rate', 'Comparison rate', 'Term'];

type DealCardProps = { deal: Deal; level: 1 | 2; about: string; children: ReactNode };

/** A deal dollar by dollar, its car and repayment first, and what can be done with it. Its page says the rate warning. */
export function DealCard({ deal, level, about, children }: DealCardProps) {
  const { car_name: name, path, rows, repayment, image, revalue } = deal;
  const Heading = `h${level}` as const;
  return (
    <article className={s.deal}>
      <div className={s.car}>
        {image && <Picture id={image} alt="" sizes="(width >= 64rem) 30rem, 92vw" widest={960} rounded />}
        <Heading className={s.name}>{path ? <a href={path}>{name}</a> : name}</Heading>
        {repayment && <RepaymentLine repayment={repayment} size="l" />}
        {about && <p className={s.about}>{about}</p>}
        <div className={s.actions}>
          {children}
          {revalue && <a href={SELL_PATH}>Value your trade-in again</a>}
        </div>
      </div>
      <FactList layout="rows" facts={repayment ? rows.filter(({ label }) => !IN_ITS_LINE.includes(label)) : rows} />
    </article>
  );
}
