import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDb } from '@infra/api/db/db';
import { instanceOf } from '@infra/api/db/instance';
import { withScope } from '@infra/api/db/scope';
import { buildAnotherVersion } from '@infra/e2e/platform/another-version';
import { sql } from 'drizzle-orm';

/** A decision or a change reaches every new request within so long, in milliseconds. */
const REACHES_MS = 5_000;
const REMOTE = 'mfe-finance';
const VERSION = '1.0.1-remembered';

/** What must be seen now; null while a change is on its way. */
export type Expected = { phone: string | null; comment: string | null; releases: string | null };

type Options = { root: string; env: NodeJS.ProcessEnv; car: { id: string; group: string } };

/** Changes a running instance again and again: a site's phone, a car's comment, and who gets which version of a remote. */
export async function startChanges({ root, env, car }: Options) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'remembered-'));
  const run = async (...args: string[]) => promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: root, env });
  const db = createDb(instanceOf(env).databaseUrl(), { max: 1 });
  const expected: Expected = { phone: null, comment: null, releases: null };
  const dir = path.join(scratch, 'build');
  buildAnotherVersion({
    remote: REMOTE,
    version: VERSION,
    from: 'What would it cost a week?',
    to: 'What does it cost?',
    dir,
  });
  await run('release', '--', 'publish', REMOTE, '--from', dir);

  let isOver = false;
  let count = 0;
  const changing = (async () => {
    while (!isOver) {
      count += 1;
      await setPhone(`1300 ${String(count).padStart(3, '0')} 707`);
      await setComment(`Comment number ${count}.`);
      await setReleases('rollout', 'roll', REMOTE, VERSION, '--weight', '10%');
      await setReleases('stable', 'rollback', REMOTE, VERSION);
    }
  })();

  async function setPhone(phone: string): Promise<void> {
    expected.phone = null;
    const file = path.join(scratch, 'corella.yaml');
    const before = fs.readFileSync(path.join(root, 'infra/demo/sites/corella.yaml'), 'utf8');
    fs.writeFileSync(file, before.replace(/^phone: .*$/m, `phone: ${phone}`));
    await run('site', '--', 'import', file);
    await delay(REACHES_MS);
    expected.phone = phone;
  }

  async function setComment(comment: string): Promise<void> {
    expected.comment = null;
    await withScope(db, { group: car.group }, async (tx) => {
      const told = JSON.stringify(comment);
      await tx.execute(
        sql`update vehicle set doc = jsonb_set(doc, '{dealercomments}', ${told}::jsonb) where id = ${car.id}`,
      );
      await tx.execute(sql`update stock_revision set revision = revision + 1 where group_slug = ${car.group}`);
    });
    await delay(REACHES_MS);
    expected.comment = comment;
  }

  async function setReleases(name: string, ...command: string[]): Promise<void> {
    expected.releases = null;
    await run('release', '--', ...command, '--actor', 'bench');
    await delay(REACHES_MS);
    expected.releases = name;
  }

  return {
    expected,
    async stop(): Promise<number> {
      isOver = true;
      await changing;
      await db.$client.end();
      fs.rmSync(scratch, { recursive: true });
      return count;
    },
  };
}
