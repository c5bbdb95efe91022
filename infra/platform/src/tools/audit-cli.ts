import { sayIssues } from '@shared-kit/contracts/http/plain-issues';
import { parseArgs } from 'node:util';
import { auditAreas, auditCheckQuerySchema, auditQuerySchema } from '@shared-kit/contracts/operator/audit.contract';
import { openPool } from '@infra/api/db/connect/open-pool';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import type { Pool } from 'pg';
import { listAudit, readChain } from '../audit/audit-log';
import { checkEntry, verifyAudit } from '../audit/verify-audit';

const USAGE = `npm run audit -- COMMAND

  list [--area ${auditAreas.join('|')}] [--actor A] [--kind K] [--subject S]
       [--from MOMENT] [--to MOMENT] [--limit 50]   what was done, newest first
  export                                            all of it as JSON, one entry a line
  verify [--kept ID:HASH]                           recompute the chain and hold it against what was done; with an
                                                    entry that was kept elsewhere, also that the end is not cut off

The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

/** A command line that means nothing, or an audit that is not whole, in words. */
class AuditRefusal extends Error {}

const text = { type: 'string' } as const;
const options = {
  ...{ area: text, actor: text, kind: text, subject: text, from: text, to: text, limit: text, kept: text },
};

async function run(argv: string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options });
  const [name = 'help'] = positionals;
  if (name === 'help') return print(USAGE);
  const { kept, ...filter } = values;
  const owner = openPool({ connectionString: instanceOf(process.env).databaseUrl(), max: 2 });
  try {
    if (name === 'list') return await list(owner, filter, print);
    if (name === 'verify') return await verify(owner, kept, print);
    if (name !== 'export') throw new AuditRefusal(`There is no command "${name}"\n\n${USAGE}`);
    for await (const link of readChain(owner)) print(JSON.stringify(link));
  } finally {
    await owner.end();
  }
}

async function list(owner: Pool, filter: object, print: (line: string) => void): Promise<void> {
  const query = auditQuerySchema.safeParse(filter);
  if (!query.success) throw new AuditRefusal(sayIssues(query.error, '--').join('\n'));
  const { entries } = await listAudit(owner, auditAreas, query.data);
  for (const { id, at, area, actor, subject, words } of entries)
    print(`${String(id).padStart(6)}  ${at.slice(0, 19)}Z  ${area.padEnd(8)}  ${subject}: ${words} (${actor})`);
}

function readKept(kept: string) {
  const [id, hash] = kept.split(':');
  const { data } = auditCheckQuerySchema.safeParse({ id, hash });
  if (!data) throw new AuditRefusal('--kept is ID:HASH of an entry, as verify and export print it');
  return data;
}

async function verify(owner: Pool, kept: string | undefined, print: (line: string) => void): Promise<void> {
  const asked = kept === undefined ? null : readKept(kept);
  const { entries, last, fault } = await verifyAudit(owner);
  if (fault) throw new AuditRefusal(`${fault}. ${entries} entries before it are whole.`);
  const check = asked && (await checkEntry(owner, asked, last?.id ?? 0));
  if (check && !check.unchanged) throw new AuditRefusal(check.detail);
  print(`${entries} entries are as they were written, and nothing that was done is missing`);
  if (last) print(`Keep this elsewhere, it shows later whether the end was cut off: ${last.id}:${last.hash}`);
}

try {
  await run(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
