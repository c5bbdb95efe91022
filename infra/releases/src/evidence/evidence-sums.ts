import { evidenceCounts, vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceCount, Vital } from '@shared-kit/contracts/release/evidence.contract';
import { noVisits } from '@shared-kit/domain/release/vital-buckets';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { nothing } from '../judgement/weigh';
import type { Compared, Side, Step } from '../judgement/weigh';

/** A rollout's version beside the others of its remote, in the times and on the sites of its steps. */
export type OfSteps = { remote: string; version: string; steps: readonly Step[] };

/** A minute of both sides: views, and failures of all kinds. */
export type SeriesPoint = { minute: string } & Record<'canary' | 'baseline', { views: number; failures: number }>;

/**
 * What both sides met in each step, summed up by the database: a rollout of two weeks on 300 sites has millions of minutes,
 * and they are judged every ten seconds.
 */
export async function readSums(db: NodePgDatabase, of: OfSteps): Promise<Compared[]> {
  const compared = of.steps.map(({ weightBps }) => ({
    ...{ weight: weightBps / 10_000, canary: nothing(), baseline: nothing() },
  }));
  const { rows } = await db.execute<SumRow>(sql`
    select part.step, counted.version = ${of.version} as is_canary, ${SUMS} ${countedIn(of)} group by 1, 2`);
  for (const row of rows) {
    const step = compared[row.step];
    if (step) step[row.is_canary ? 'canary' : 'baseline'] = toSide(row);
  }
  return compared;
}

/** The last so many minutes in which there were visits, the oldest first. */
export async function readSeries(db: NodePgDatabase, of: OfSteps, minutes: number): Promise<SeriesPoint[]> {
  const { rows } = await db.execute<SeriesRow>(sql`
    select extract(epoch from counted.minute)::float8 as at, counted.version = ${of.version} as is_canary,
      sum(counted.views)::float8 as views, sum(${FAILURES})::float8 as failures
    ${countedIn(of)} group by 1, 2 order by 1 desc limit ${minutes * 2}`);
  const points = new Map<number, SeriesPoint>();
  for (const { at, is_canary: isCanary, views, failures } of rows) {
    const nobody = { views: 0, failures: 0 };
    const point = points.get(at) ?? { minute: new Date(at * 1000).toISOString(), canary: nobody, baseline: nobody };
    points.set(at, { ...point, [isCanary ? 'canary' : 'baseline']: { views, failures } });
  }
  return [...points.values()].slice(0, minutes).reverse();
}

/** What visitors of some versions of a remote met since a moment, on all sites; a version that nobody met is left out. */
export async function readVersions(
  db: NodePgDatabase,
  { remote, versions, since }: { remote: string; versions: readonly string[]; since: Date },
): Promise<Map<string, Side>> {
  const { rows } = await db.execute<SumRow & { version: string }>(sql`
    select counted.version, ${SUMS} from release_evidence_minute counted
    where counted.remote = ${remote} and counted.minute >= ${since}
      and counted.version in (select jsonb_array_elements_text(${JSON.stringify(versions)}::jsonb)) group by 1`);
  return new Map(rows.map((row) => [row.version, toSide(row)]));
}

type SumRow = { step: number; is_canary: boolean } & Record<EvidenceCount, number> & Record<Vital, number[]>;
type SeriesRow = { at: number; is_canary: boolean; views: number; failures: number };

// Names of columns are the contract's, none of them anybody's input.
const SUMS = sql.raw(
  [
    ...evidenceCounts.map((name) => `sum(counted.${name})::float8 as ${name}`),
    ...vitals.map((name) => {
      const buckets = noVisits(name).map((_none, index) => `coalesce(sum(counted.${name}[${index + 1}]), 0)::float8`);
      return `array[${buckets.join(', ')}] as ${name}`;
    }),
  ].join(', '),
);
const FAILURES = sql.raw(
  evidenceCounts
    .filter((name) => /^(server|browser)_/.test(name))
    .map((name) => `counted.${name}`)
    .join(' + '),
);

/** Each row as often as it is in a part: parts of one rollout do not overlap. */
function countedIn({ remote, steps }: OfSteps) {
  const parts = steps.flatMap((each, step) =>
    each.parts.map(({ fromMs, untilMs, sites }) => ({
      ...{ step, since: new Date(fromMs), until: untilMs === Infinity ? null : new Date(untilMs) },
      ...{ is_named: sites.isNamed, slugs: sites.slugs },
    })),
  );
  return sql`
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part(step integer, since timestamptz, until timestamptz, is_named boolean, slugs text[])
    join release_evidence_minute counted on counted.remote = ${remote} and counted.minute >= part.since
      and (part.until is null or counted.minute < part.until) and (counted.site = any(part.slugs)) = part.is_named`;
}

function toSide(row: SumRow): Side {
  return {
    counts: Object.fromEntries(evidenceCounts.flatMap((name) => (row[name] > 0 ? [[name, row[name]]] : []))),
    vitals: Object.fromEntries(vitals.flatMap((name) => (row[name].some(Boolean) ? [[name, row[name]]] : []))),
  };
}
