import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '@infra/api/db/db';
import { noteAct } from '@infra/api/db/note-act';
import { access, ofEach } from '@infra/releases/operator/access';
import {
  deskSites,
  listLeads,
  listMessages,
  listSuspects,
  redrive,
  releaseSuspect,
  showLead,
} from '@infra/api/modules/leads/tools.service';
import type { DeskSite } from '@infra/api/modules/leads/tools.service';
import { MESSAGE_DESK } from '@shared-kit/contracts/form/enquiry-form';
import { may } from '@shared-kit/domain/operator/may';
import { html } from '../pages/html';
import { leadPage, leadsPage } from './leads-pages';
import { messagesPage } from './messages-page';
import { sendPage } from '../pages/page';

const PAGE_LENGTH = 100;
const SEEING = { config: access('leads.see') };
const ACTING = { config: access('leads.act') };
const querySchema = z.object({
  site: z.string().catch(''),
  state: z.enum(['', 'dead', 'pending', 'delivered', 'missing']).catch(''),
  kind: z.enum(['', MESSAGE_DESK]).catch(''),
});
const leadParamsSchema = z.object({ site: z.string(), id: z.uuid() });

/** What became of every lead, and the buttons that put it right. */
export const operatorLeadRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  // The forms of these pages have no fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );

  app.get('/leads', SEEING, async (request, reply) => {
    const query = querySchema.parse(request.query);
    const sites = await deskSites(db);
    const shown = sites.filter(({ site }) => query.site === '' || site === query.site);
    const lists = await Promise.all(
      shown.map((site) => listLeads(db, site, { ...filterOf(query), limit: PAGE_LENGTH })),
    );
    const leads = lists
      .flat()
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .slice(0, PAGE_LENGTH);
    const suspects = (await Promise.all(shown.map((site) => listSuspects(db, site)))).flat();
    return sendPage(reply, 'Leads', leadsPage({ leads, suspects, sites, query }));
  });

  app.get('/messages', { config: ofEach('messages.see') }, async ({ operator }, reply) => {
    const theirs = (await deskSites(db)).filter(({ site, group }) => may(operator!, 'messages.see', { site, group }));
    const lists = await Promise.all(theirs.map((site) => listMessages(db, site, PAGE_LENGTH)));
    const messages = lists
      .flat()
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .slice(0, PAGE_LENGTH);
    return sendPage(reply, 'Messages', messagesPage(messages));
  });

  app.get('/leads/:site/:id', SEEING, async (request, reply) => {
    const found = await withLead(request, (site, id) => showLead(db, site, id));
    return found ? sendPage(reply, 'Lead', leadPage(found)) : notFound(reply);
  });

  app.post('/leads/:site/:id/redrive', ACTING, async (request, reply) => {
    await withLead(request, async (site, id) => {
      await note(request, 'redrive', id);
      return redrive(db, site, id);
    });
    return reply.redirect(request.url.replace(/\/redrive$/, ''), 303);
  });

  app.post('/leads/:site/:id/release', ACTING, async (request, reply) => {
    const leadId = await withLead(request, async (site, id) => {
      await note(request, 'release', id);
      return releaseSuspect(db, site, id);
    });
    const { site } = leadParamsSchema.parse(request.params);
    return leadId ? reply.redirect(`/leads/${encodeURIComponent(site)}/${leadId}`, 303) : notFound(reply);
  });

  async function note({ operator }: FastifyRequest, kind: string, subject: string): Promise<void> {
    const { name: actor, id: actorId } = operator!;
    await noteAct(db, { area: 'leads', actor, actorId, kind, subject });
  }

  async function withLead<T>(request: FastifyRequest, work: (site: DeskSite, id: string) => Promise<T>) {
    const params = leadParamsSchema.safeParse(request.params);
    const site = (await deskSites(db)).find((candidate) => candidate.site === params.data?.site);
    return site && params.data ? work(site, params.data.id) : null;
  }
};

function filterOf({ state, kind }: z.infer<typeof querySchema>) {
  return { state: state || undefined, subcategory: kind || undefined };
}

function notFound(reply: FastifyReply) {
  return sendPage(reply, 'Not found', html`<p>There is no such lead.</p>`, 404);
}
