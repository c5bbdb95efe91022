import type { VersionComparison } from '@shared-kit/contracts/operator/release-comparison.contract';
import { ScrollRegion } from '@shared-kit/ui/layout/scroll-region';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Panel } from '../../frame/panel';
import { count } from '../../message/format';
import { Shot } from '../remote/shot';
import * as s from './comparison.module.css';

type Of = { comparison: VersionComparison };

/** What becomes of visitors who get one version in place of another. */
export function Comparison({ remote, comparison }: Of & { remote: string }) {
  return (
    <>
      <Panel id="contract" title="Contract">
        <ContractPart comparison={comparison} />
      </Panel>
      <Panel id="size" title="Size">
        <SizePart comparison={comparison} />
      </Panel>
      <Panel id="vitals" title="Web vitals">
        <VitalsPart comparison={comparison} />
      </Panel>
      <Panel id="pictures" title="Screenshots">
        <LooksPart remote={remote} comparison={comparison} />
      </Panel>
    </>
  );
}

function ContractPart({ comparison: { from, to, breaks, contract } }: Of) {
  const lists = [
    [`New in ${to}`, contract.added],
    [`Not in ${to} any more`, contract.gone],
    ['Otherwise', contract.changed],
  ] as const;
  const filled = lists.filter(([, names]) => names.length > 0);
  return (
    <>
      {breaks.length > 0 && (
        <div className={s.breaks}>
          <h3 className={s.title}>Somebody uses what {to} takes away or narrows</h3>
          <List names={breaks} />
        </div>
      )}
      {breaks.length === 0 && <p>Nothing that another remote or a shell uses is gone or narrower than in {from}.</p>}
      {filled.map(([title, names]) => (
        <div key={title}>
          <h3 className={s.title}>{title}</h3>
          <List names={names} />
        </div>
      ))}
      {filled.length === 0 && <p>Pages, widgets, forms, menus, events and settings are the same.</p>}
    </>
  );
}

function List({ names }: { names: readonly string[] }) {
  return (
    <ul className={s.list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function SizePart({ comparison: { from, to, parts, total } }: Of) {
  const changed = parts.filter((part) => part.from !== part.to);
  const rows = [{ what: 'All of it, each file once', ...total }, ...changed];
  return (
    <>
      <Table
        label={`Sizes of ${from} and ${to}`}
        columns={['As sent (brotli)', from, to, 'Difference']}
        rows={rows.map((row) => [row.what, kb(row.from), kb(row.to), difference(row.from, row.to)])}
      />
      {changed.length < parts.length && (
        <p className={s.note}>{count(parts.length - changed.length, 'other part')} as before.</p>
      )}
    </>
  );
}

const names = { lcp: 'LCP, ms', inp: 'INP, ms', cls: 'CLS', blocked: 'Long tasks, ms' } as const;

function VitalsPart({ comparison: { from, to, visits } }: Of) {
  if (!visits) return <EmptyState level={3} title="Nobody counts" text="This platform is not told how visits go." />;
  const { days, views, reports, vitals } = visits;
  const figure = (value: number | null) => value ?? '–';
  return (
    <>
      <Table
        label={`Web vitals of ${from} and ${to}`}
        columns={['Three quarters of visits within', from, to]}
        rows={[
          ...vitals.map((vital) => [names[vital.name], figure(vital.from), figure(vital.to)]),
          ['Visits that told', reports.from, reports.to],
          ['Views', views.from, views.to],
        ]}
      />
      <p className={s.note}>Of the last {days} days, on all sites: they may have been other sites and other days.</p>
    </>
  );
}

function Table({ label, columns, rows }: { label: string; columns: readonly string[]; rows: (string | number)[][] }) {
  return (
    <ScrollRegion label={label}>
      <table className={s.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function LooksPart({ remote, comparison: { from, to, looks } }: Of & { remote: string }) {
  if (looks.length === 0)
    return <EmptyState level={3} title="No screenshots" text="There was no browser where either was published." />;
  return looks.map(({ site, path, shots }) => (
    <section key={site + path} aria-label={`${path} of ${site}`}>
      <h3 className={s.title}>{`${path} of ${site}`}</h3>
      <div className={s.shots}>
        {shots.map((shot) => (
          <div key={shot.width} className={s.pair}>
            <Side remote={remote} file={shot.from} width={shot.width} version={from} />
            <Side remote={remote} file={shot.to} width={shot.width} version={to} />
          </div>
        ))}
      </div>
    </section>
  ));
}

function Side({
  remote,
  file,
  width,
  version,
}: {
  remote: string;
  file: string | null;
  width: number;
  version: string;
}) {
  return file === null ? (
    <p className={s.note}>{`No screenshot of ${version}, ${width} px wide`}</p>
  ) : (
    <Shot address={`${remote}/${file}`} width={width} words={`${version}, ${width} px wide`} />
  );
}

/** Fewer bytes are not said in KB: they would be 0.0. */
const SMALL = 100;

/** Bytes as KB of 1,000: "12.3 KB". */
function kb(bytes: number | null): string {
  return bytes === null ? '–' : `${(bytes / 1000).toFixed(1)} KB`;
}

function difference(from: number | null, to: number | null): string {
  const bytes = (to ?? 0) - (from ?? 0);
  if (bytes === 0) return 'none';
  const much = Math.abs(bytes);
  return `${bytes > 0 ? '+' : '−'}${much < SMALL ? `${much} bytes` : kb(much)}`;
}
