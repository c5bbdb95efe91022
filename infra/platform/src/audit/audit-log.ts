import type { AuditArea, AuditEntry, AuditPage, AuditQuery } from '@shared-kit/contracts/operator/audit.contract';
import type { Pool } from 'pg';
import { auditChoices } from './audit-choices';
import { describeEntry } from './describe-entry';
import type { ChainedEntry } from './audit-chain';

type Row = Omit<AuditEntry, 'words'> & { detail: unknown };

const COLUMNS = `id::int, at, area, actor, entry ->> 'actorId' as "actorId", kind, subject, entry -> 'detail' as detail`;

/** How many links are read at once. */
const PAGE = 5000;

/** Moments are stored as text in UTC to the microsecond, which compares as time does. */
const asStored = (moment: string) => new Date(moment).toISOString().replace('Z', '000Z');

/** Entries that fit a question, newest first, of these areas alone; and what there is to choose from. */
export async function listAudit(owner: Pool, areas: readonly AuditArea[], query: AuditQuery): Promise<AuditPage> {
  const asked: [condition: string, value: unknown][] = [
    ['area = any(?)', areas],
    ['area = ?', query.area],
    ['actor = ?', query.actor],
    ['kind = ?', query.kind],
    ['subject = ?', query.subject],
    ['at >= ?', query.from && asStored(query.from)],
    ['at < ?', query.to && asStored(query.to)],
    ['id < ?', query.before],
  ];
  const given = asked.filter(([, value]) => value !== undefined);
  const where = given.map(([condition], index) => condition.replace('?', `$${index + 1}`)).join(' and ');
  const [{ rows }, choices] = await Promise.all([
    owner.query<Row>(`select ${COLUMNS} from audit_entry where ${where} order by id desc limit ${query.limit + 1}`, [
      ...given.map(([, value]) => value),
    ]),
    auditChoices(owner, areas),
  ]);
  const entries = rows
    .slice(0, query.limit)
    .map(({ detail, ...entry }) => ({ ...entry, words: describeEntry({ ...entry, detail }) }));
  return { entries, more: rows.length > query.limit, ...choices };
}

/** Every link, oldest first. */
export async function* readChain(owner: Pool): AsyncGenerator<ChainedEntry> {
  let after = 0;
  for (;;) {
    const { rows } = await owner.query<ChainedEntry>(
      'select id::int, entry::text, previous, hash from audit_entry where id > $1 order by id limit $2',
      [after, PAGE],
    );
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/** One link by its place; undefined for none. */
export async function findLink(owner: Pool, id: number): Promise<ChainedEntry | undefined> {
  const text = 'select id::int, entry::text, previous, hash from audit_entry where id = $1';
  return (await owner.query<ChainedEntry>(text, [id])).rows[0];
}
