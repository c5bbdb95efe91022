import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Flags } from '@shared-kit/contracts/site/site-config.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { createBoss } from '../../src/db/jobs';
import { withScope } from '../../src/db/scope';
import { formEffects } from '../../src/form-effects';
import { registerLeadWorkers } from '../../src/modules/leads/leads.worker';
import { startMailCatcher } from './mail-catcher';
import { startTestApp } from '../test-app';
import type { TestApp } from '../test-app';

const PATIENCE_MS = 15_000;
const scope = { group: 'sunrise', site: 'sunrise-cars' };

type Delivery = { id: string; state: string; attempts: number; last_error: string | null };

async function waitUntil(holds: () => Promise<boolean>, wake: () => void): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(20)) {
    if (await holds()) return;
    wake();
  }
  throw new Error('It never came to that');
}

/** Notes who works on the queues, so that nobody waits for the next time they look: at most every second. */
function wakeable(worker: PgBoss): () => void {
  const ids: string[] = [];
  const work = worker.work.bind(worker) as (...args: unknown[]) => Promise<string>;
  worker.work = (async (...args: unknown[]) => {
    const id = await work(...args);
    ids.push(id);
    return id;
  }) as typeof worker.work;
  return () => {
    for (const id of ids) worker.notifyWorker(id);
  };
}

type SiteExtras = {
  remotes?: Record<string, Record<string, unknown>>;
  flags?: Partial<Flags>;
  default_price_type?: string;
};

async function furnish(server: TestApp, site: SiteExtras): Promise<void> {
  await server.addGroup('sunrise');
  await server.addSite({
    slug: 'sunrise-cars',
    group: 'sunrise',
    name: 'Sunrise Cars',
    email: 'sales@sunrise.example',
    ...site,
    flags: flagsSchema.parse({ leads_to_site_mailbox: true, ...site.flags }),
  });
  await server.addLocation({ group: 'sunrise', id: 'north-yard', dealership_slug: 'north' });
  await server.addLocation({ group: 'sunrise', id: 'south-yard', dealership_slug: 'south' });
  await withScope(server.ownerDb, scope, (tx) =>
    tx.execute(sql`update dealership set doc = '{"lead_email": "leads@south.example"}' where slug = 'south'`),
  );
}

/** A site with two dealerships, the worker that delivers its leads, and the mail server they go to. */
export async function startLeadDesk(site: SiteExtras = {}, env: Record<string, string> = {}) {
  const catcher = await startMailCatcher();
  const server = await startTestApp({ SMTP_URL: catcher.url, ...env });
  await furnish(server, site);
  const worker = createBoss(server.database.appUrl, 'worker');
  worker.on('error', () => undefined);
  const wake = wakeable(worker);
  await worker.start();
  const { config, db, log, sites, boss: jobs } = server;
  await registerLeadWorkers(worker, { config, db, log, sites, effects: formEffects({ config, db, jobs }) });

  const until = (holds: () => Promise<boolean>) => waitUntil(holds, wake);

  async function delivery(leadId: string): Promise<Delivery | undefined> {
    const { rows } = await withScope(server.ownerDb, scope, (tx) =>
      tx.execute<Delivery>(sql`select id, state, attempts, last_error from lead_delivery where lead_id = ${leadId}`),
    );
    return rows[0];
  }

  return {
    catcher,
    server,
    worker,
    delivery,

    /** Sends a form; the message is unlike any other, to find its mail by. */
    async enquire(overrides: object = {}) {
      const message = `Question ${randomUUID()}`;
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { host: 'sunrise-cars.test' },
        payload: {
          idempotency_key: randomUUID(),
          name: 'Zoë',
          last_name: "O'Hara",
          email: 'zoe@example.com',
          phone: '0412345678',
          postcode: '4000',
          message,
          terms: true,
          dealership_slug: 'north',
          ...overrides,
        },
      });
      const answer = response.json<{ lead_id: string; next?: string }>();
      return {
        ...{ status: response.statusCode, message, leadId: answer.lead_id, next: answer.next },
        problem: answer as object,
      };
    },

    mailAbout(message: string) {
      wake();
      return catcher.next(({ text = '' }) => text.includes(message));
    },

    until,

    async untilDelivery(leadId: string, fits: (delivery: Delivery) => boolean): Promise<Delivery> {
      let current: Delivery | undefined;
      await until(async () => {
        current = await delivery(leadId);
        return current !== undefined && fits(current);
      });
      return current as Delivery;
    },

    /** Lets the failed job run at once instead of in a minute, as its last try if need be. */
    async retryNow({ asLastTry = false, queue = 'lead-delivery' } = {}) {
      const retryLimit = asLastTry ? sql`retry_count + 1` : sql`retry_limit`;
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(50)) {
        const { rowCount } = await server.db.execute(
          sql`update pgboss.job set start_after = now(), retry_limit = ${retryLimit} where name = ${queue} and state = 'retry'`,
        );
        if (rowCount) return wake();
      }
      throw new Error('No job waits for its retry');
    },

    async stop() {
      await worker.stop({ timeout: 2_000 });
      await server.stop();
      await catcher.stop();
    },
  };
}

export type LeadDesk = Awaited<ReturnType<typeof startLeadDesk>>;
