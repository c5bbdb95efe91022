import type { AuditArea, AuditPage } from '@shared-kit/contracts/operator/audit.contract';
import type { Pool } from 'pg';

/** Each enquiry and its id is one of many thousand, and chosen by nobody. */
const WITHOUT_SUBJECTS: AuditArea = 'leads';

/** What there is to choose from in these areas: it costs as much as there are choices, however long the log is. */
export async function auditChoices(
  owner: Pool,
  areas: readonly AuditArea[],
): Promise<Pick<AuditPage, 'actors' | 'subjects' | 'kinds'>> {
  const named = areas.filter((area) => area !== WITHOUT_SUBJECTS);
  const [actors, subjects, kinds] = await Promise.all([
    distinct(owner, 'actor', areas),
    distinct(owner, 'subject', named),
    distinct(owner, 'kind', areas),
  ]);
  const valuesOf = (found: typeof actors) => [...new Set(found.map(({ value }) => value))].toSorted();
  return {
    actors: valuesOf(actors),
    subjects: valuesOf(subjects),
    kinds: kinds.map(({ area, value: kind }) => ({ area, kind })),
  };
}

/** Steps from value to value in an index (migration 0187): PostgreSQL's own `distinct` reads every row. */
async function distinct(owner: Pool, column: 'actor' | 'subject' | 'kind', areas: readonly AuditArea[]) {
  const { rows } = await owner.query<{ area: AuditArea; value: string }>(
    `select area, value from unnest($1::text[]) as asked (area), lateral (
       with recursive step (value) as (
         (select ${column} from audit_entry e where e.area = asked.area order by ${column} limit 1)
         union all
         select (select ${column} from audit_entry e where e.area = asked.area and e.${column} > step.value
           order by ${column} limit 1) from step where step.value is not null)
       select value from step where value is not null) as known`,
    [areas],
  );
  return rows;
}
