import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { ChargeLine, DriveAway, DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import { formatMoneyInFull } from '@shared-kit/domain/number/format-money';
import { exactOf } from '@shared-kit/domain/price/drive-away/charged-dollars';
import type { ReactNode } from 'react';
import * as s from './drive-away-ledger.module.css';

type LedgerTableProps = { ledger: DriveAwayLedger; delivery: DriveAway['delivery'] };

/** Price, charges, total, and what it comes to at the shopper's door where the site delivers there. */
export function LedgerTable({ ledger, delivery }: LedgerTableProps) {
  return (
    <table data-ledger className={s.ledger}>
      <caption className="visually-hidden">Estimate in {ledger.state_name}</caption>
      <tbody>
        <Row label="Price, without government charges" dollars={ledger.price} />
        {ledger.lines.map((line) => (
          <Row key={line.kind} label={line.label} dollars={exactOf(line)} note={<Basis line={line} />} />
        ))}
      </tbody>
      <tbody className={s.totals}>
        <Row
          label="Estimated total on the road"
          dollars={ledger.total}
          note={hasCents(ledger) && 'Rounded up to the dollar.'}
        />
        {delivery && (
          <>
            <Row
              label={`Delivery to ${delivery.name}`}
              dollars={delivery.price}
              note={delivery.price === 0 ? 'Free, or pick it up.' : 'If you like; picking it up costs nothing.'}
            />
            {delivery.price > 0 && <Row label="Estimated total, delivered" dollars={ledger.total + delivery.price} />}
          </>
        )}
      </tbody>
    </table>
  );
}

function hasCents({ price, lines }: DriveAwayLedger): boolean {
  return !Number.isInteger(price) || lines.some((line) => !Number.isInteger(exactOf(line)));
}

function Row({ label, dollars, note }: { label: string; dollars: number; note?: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {note && <span className={s.note}>{note}</span>}
      </th>
      <td>{formatMoneyInFull(dollars)}</td>
    </tr>
  );
}

/** What an amount rests on, and the official page to hold it against. */
function Basis({ line: { note, source, from } }: { line: ChargeLine }) {
  return (
    <>
      {note}{' '}
      <a href={source.url} rel="external nofollow">
        {source.title}
      </a>
      , figures of {monthOf(from)}
    </>
  );
}

function monthOf(day: string): string {
  return dateFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
