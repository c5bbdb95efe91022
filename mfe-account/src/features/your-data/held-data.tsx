import type { MyData } from '@shared-kit/contracts/account/account.contract';
import { Accordion } from '@shared-kit/ui/overlay/accordion';
import * as rows from '../../rows/rows.module.css';
import * as s from './your-data.module.css';

type Row = MyData['held'][number]['rows'][number];

/** What is held, by what it is for; the same as a file. */
export function HeldData({ held }: Pick<MyData, 'held'>) {
  return (
    <>
      <Accordion
        items={byPurpose(held).map(([purpose, rows]) => ({
          title: `For ${purpose}: ${rows.length === 1 ? '1 entry' : `${rows.length} entries`}`,
          content: rows.map((row, number) => <HeldRow key={number} row={row} />),
        }))}
      />
      <p>
        <a href="/api/my-data?download=1" download="my-data.json" className={rows.way}>
          Download it as JSON
        </a>
      </p>
    </>
  );
}

/** Several tables may have what is for the same: a shopper asks what for, not where. */
function byPurpose(held: MyData['held']): [string, Row[]][] {
  const rowsOf = new Map<string, Row[]>();
  for (const { purpose, rows } of held) rowsOf.set(purpose, [...(rowsOf.get(purpose) ?? []), ...rows]);
  return [...rowsOf];
}

function HeldRow({ row }: { row: Row }) {
  return (
    <dl className={s.row}>
      {Object.entries(row).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function said(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
