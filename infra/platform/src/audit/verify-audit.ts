import type { AuditCheck, AuditVerdict } from '@shared-kit/contracts/operator/audit.contract';
import type { Pool } from 'pg';
import { asOperator } from '../as-operator';
import { ChainReader } from './audit-chain';
import { findLink, readChain } from './audit-log';

/** Entries that are written for a row each, and rows that stay as they are: one without the other is a fault. */
const UNLIKE = `select coalesce(a.entry, e.entry) as entry, a.entry is null as row_is_gone, e.entry is null as is_missing
  from audited a full join (select * from audit_entry where source is not null) e
    on e.area = a.entry ->> 'area' and e.source = a.entry ->> 'source'
  where a.entry is distinct from e.entry order by coalesce(a.entry, e.entry) ->> 'at' limit 1`;

/** Recomputes every hash, and holds each entry against the row that it was written for. */
export async function verifyAudit(owner: Pool): Promise<AuditVerdict> {
  const chain = new ChainReader();
  let entries = 0;
  for await (const link of readChain(owner)) {
    const fault = chain.read(link);
    if (fault) return { entries, last: chain.last, fault };
    entries += 1;
  }
  return { entries, last: chain.last, fault: await findUnlike(owner) };
}

async function findUnlike(owner: Pool): Promise<string | null> {
  type Unlike = {
    entry: { area: string; source: string; kind: string; subject: string };
    row_is_gone: boolean;
    is_missing: boolean;
  };
  const { rows } = await asOperator(owner, (client) => client.query<Unlike>(UNLIKE));
  const [found] = rows;
  if (!found) return null;
  const { area, source, kind, subject } = found.entry;
  const what = `${area} ${source} (${kind} ${subject})`;
  if (found.is_missing) return `The audit has no entry of ${what}, which was done`;
  return found.row_is_gone ? `The row of ${what} is gone` : `The row of ${what} is not what the audit says`;
}

type Kept = { id: number; hash: string };

/** How long what was found of the whole chain is told to who asks next, in milliseconds. */
const FOUND_FOR_MS = 60_000;

/**
 * Answers whoever has an entry of an export. The chain is read for all of them together, at most once in a minute unless
 * one asks for an entry that is newer; nothing is said of what stands in it.
 */
export function checksOf(owner: Pool, now: () => number = Date.now): (kept: Kept) => Promise<AuditCheck> {
  let found = { atMs: -Infinity, whole: Promise.resolve({ upTo: 0, isAll: true }) };
  const read = () => {
    const reading = { atMs: now(), whole: readWhole(owner) };
    // What could not be read is read again by who asks next.
    reading.whole.catch(() => (reading.atMs = -Infinity));
    found = reading;
  };
  return async (kept) => {
    if (!(await findLink(owner, kept.id))) return checkEntry(owner, kept, 0);
    if (now() - found.atMs >= FOUND_FOR_MS) read();
    let whole = await found.whole;
    if (whole.isAll && whole.upTo < kept.id) {
      read();
      whole = await found.whole;
    }
    return checkEntry(owner, kept, whole.upTo);
  };
}

/** How far every hash fits, and whether that is to the end. */
async function readWhole(owner: Pool): Promise<{ upTo: number; isAll: boolean }> {
  const chain = new ChainReader();
  let isAll = true;
  for await (const link of readChain(owner)) {
    isAll = chain.read(link) === null;
    if (!isAll) break;
  }
  return { upTo: chain.last?.id ?? 0, isAll };
}

/** Whether an entry that somebody kept, and so all before it, is still as it was; `upTo` is how far every hash fits. */
export async function checkEntry(owner: Pool, { id, hash }: Kept, upTo: number): Promise<AuditCheck> {
  const link = await findLink(owner, id);
  if (!link) return { unchanged: false, detail: `The audit has no entry ${id}` };
  const unchanged = id <= upTo && link.hash === hash;
  const detail = unchanged
    ? `Entry ${id} and all before it are as they were exported`
    : `Entry ${id} or one before it is not as it was exported`;
  return { unchanged, detail };
}
