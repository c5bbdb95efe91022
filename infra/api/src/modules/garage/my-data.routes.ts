import { DATA_DELETED_PATH } from '@shared-kit/domain/account/account-paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountActSchema,
  dataDeletedSchema,
  deleteAccountBodySchema,
  myDataSchema,
} from '@shared-kit/contracts/account/account.contract';
import type { MyData } from '@shared-kit/contracts/account/account.contract';
import { doneMarkSchema } from '@shared-kit/contracts/account/preferences.contract';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { signedInPhone } from '../../plugins/signed-in-phone';
import type { TenantSite } from '../../plugins/tenant';
import { doneMark, isDoneMark } from '../../signing/done-mark';
import { eraseOwnFiles, ownFiles } from '../leads/own-person.service';
import { dealershipNames } from '../locations/locations.service';
import { removeKeptMails } from '../messaging/kept-mails.service';
import { forgetMessages, forgetPhone, recordsOfPerson } from '../privacy/records-of-person.service';
import type { PersonsRecords } from '../privacy/records-of-person.service';
import { awaitsConfirmation, inContext } from './held-in-context';
import { heldRows } from './held-rows';
import { confirmedAddress, tellDeleted } from './tell-deleted';
import type { DeletionPorts } from './tell-deleted';
import type { SiteDirectory } from '../site/site-directory.service';
import { sitesOfGroup } from '../site/sites-of-group.service';

/** `dataDir` is where the platform's mail catcher keeps its mails, `secret` signs what the next page is told. */
type MyDataDeps = { db: Db; sites: Pick<SiteDirectory, 'all'>; tell: DeletionPorts; dataDir: string; secret: string };

/** What the sites of a group hold about the phone that is signed in: seen, taken along, deleted. */
export const myDataRoutes: FastifyPluginAsyncZod<MyDataDeps> = async (app, { db, sites, tell, dataDir, secret }) => {
  const policy = { tenant: 'site', auth: 'session', cache: 'no-store', limit: 20 } as const;

  app.get(
    '/api/my-data',
    {
      config: { policy },
      schema: { querystring: z.object({ download: z.string().max(1).optional() }), response: { 200: myDataSchema } },
    },
    async (request, reply) => {
      const { site, query } = request;
      const phone = signedInPhone(request);
      if (query.download) reply.header('content-disposition', 'attachment; filename="my-data.json"');
      const held: Held = [];
      const isFile = query.download !== undefined;
      for (const slug of sitesOfGroup(sites, site)) held.push(...(await heldAt(site, slug, { phone, isFile })));
      if (isFile) return { phone, held };
      const said = { zone: site.config.time_zone, log: request.log };
      return { phone, held: held.map(({ purpose, rows }) => ({ purpose, rows: heldRows(rows, said) })) };
    },
  );

  app.post(
    '/api/my-data/delete',
    { config: { policy }, schema: { body: deleteAccountBodySchema, response: { 200: accountActSchema } } },
    async (request, reply) => {
      const { site } = request;
      const phone = signedInPhone(request);
      let email: string | null = null;
      let waiting = 0;
      for (const slug of sitesOfGroup(sites, site))
        await withScope(db, { group: site.group_slug, site: slug, phone }, async (tx) => {
          const records = await recordsOfPerson(tx, slug, { phone, leadIds: [] });
          email = confirmedAddress(records) ?? email;
          const { deliveries, waiting: here } = await eraseOwnFiles(tx, slug, phone);
          waiting += here;
          await forgetPhone(tx, slug, phone);
          await forgetMessages(tx);
          // Last, and within the transaction: where a mail stays, nothing is deleted, and who asks again finds which it was.
          await removeKeptMails(dataDir, [...deliveries, ...idsOf(records)]);
        });
      await tellDeleted(tell, site, { phone, email, log: request.log });
      app.dropSessionCookie(request, reply);
      return { success: true, next: `${DATA_DELETED_PATH}?done=${doneMark(deleting(site, waiting > 0))}` };
    },
  );

  app.get(
    '/api/my-data/deleted',
    {
      config: { policy: { ...policy, auth: 'public' } },
      schema: { querystring: z.object({ done: doneMarkSchema }), response: { 200: dataDeletedSchema } },
    },
    async ({ site, query: { done = '' } }) => {
      const waits = isDoneMark(deleting(site, true), done);
      return { done: waits || isDoneMark(deleting(site, false), done), waits };
    },
  );

  /** `waits`: an enquiry that is not with its dealer yet is still there. */
  function deleting({ slug }: TenantSite, waits: boolean) {
    return { secret, site: slug, act: waits ? 'delete data but what waits' : 'delete data' };
  }

  /** As it is stored for a file, with what its surroundings say for a page. */
  async function heldAt({ group_slug: group }: TenantSite, slug: string, { phone, isFile }: Asked): Promise<Held> {
    return withScope(db, { group, site: slug, phone }, async (tx) => {
      const { files, proven } = await ownFiles(tx, slug, phone);
      const others = await recordsOfPerson(tx, slug, { phone, leadIds: proven });
      const name = sites.all().find((site) => site.slug === slug)?.name ?? slug;
      const context = { site: name, dealerships: await dealershipNames(tx), isUnconfirmed: awaitsConfirmation(others) };
      const told = (row: object) => readable(isFile ? row : inContext(row, context));
      return [...files, ...others].map(({ purpose, rows }) => ({ purpose, rows: rows.map(told) }));
    });
  }
};

type Held = MyData['held'];
type Asked = { phone: string; isFile: boolean };

/** Of all rows, whatever they are: each mail is named after the row that it was made for. */
function idsOf(records: readonly PersonsRecords[]): string[] {
  const rows: readonly { id?: unknown }[] = records.flatMap((record) => record.rows);
  return rows.flatMap(({ id }) => (typeof id === 'string' ? id : []));
}

/** Keys of the machinery tell nobody anything, and secrets and their hashes go nowhere. */
function readable(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !/_(?:hash|secret)$|^group_slug$/.test(name)));
}
