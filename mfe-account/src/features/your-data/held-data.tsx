import type { MyData } from '@shared-kit/contracts/account/account.contract';
import * as s from './your-data.module.css';

/** What is held, by what it is for; the same as a file. */
export function HeldData({ held }: Pick<MyData, 'held'>) {
  return (
    <>
      {held.map(({ purpose, rows }, index) => (
        <details key={`${purpose}-${index}`} className={s.held}>
          <summary>{`For ${purpose}: ${rows.length === 1 ? '1 entry' : `${rows.length} entries`}`}</summary>
          {rows.map((row, number) => (
            <dl key={number} className={s.row}>
              {Object.entries(row).map(([name, value]) => (
                <div key={name}>
                  <dt>{name.replaceAll('_', ' ')}</dt>
                  <dd>{said(value)}</dd>
                </div>
              ))}
            </dl>
          ))}
        </details>
      ))}
      <p>
        <a href="/api/my-data?download=1" download="my-data.json" className={s.way}>
          Download it as JSON
        </a>
      </p>
    </>
  );
}

function said(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
