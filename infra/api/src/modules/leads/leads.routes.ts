import { enquiryBodyWithoutMessageSchema, leadAcceptedSchema } from '@shared-kit/contracts/lead/lead.contract';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { acceptLead } from './accept/accept-lead.service';
import { beginEffects, carryOut } from './accept/carry-out';
import { composeLead } from './accept/compose-lead';
import { judgeEnquiry } from './accept/judge-enquiry';
import { idsAskedTogether } from './asked-together.service';
import type { FormEffect } from './form-effect.port';
import type { NewLead } from './lead-records';
import { repeatedKey } from './accept/sent-once/repeated-key';
import { ensureLeadQueues } from './deliver/lead-queue';
import type { SpamCheck } from './suspect/spam-check';
import { QUARANTINE_FROM } from './suspect/spam-score';
import { quarantineLead } from './suspect/quarantine.repository';
import { successAddress } from './accept/sent-once/sent-seal';
import { storableText } from '@shared-kit/domain/text/storable-text';
import type { SeenReader } from './accept/as-seen/what-was-seen';

export type LeadsDeps = {
  db: Db;
  jobs: Jobs;
  spamCheck: SpamCheck;
  readSeen: SeenReader;
  effects: readonly FormEffect[];
  sessionSecret: string;
};

type Thanked = Pick<NewLead, 'body' | 'payload' | 'car' | 'details'>;

const robotSchema = z.object({ website: z.string().min(1) });

/**
 * Requests a minute from one address. Hundreds of shoppers may share one (a shopping centre, a mobile carrier), so
 * this only stops floods; suspicion, not refusal, meets the rest.
 */
const FLOOD_LIMIT = 1_200;

/** Taking what shoppers ask. A 201 means: stored, and on its way to the dealer whatever happens next. */
export const leadsRoutes: FastifyPluginAsyncZod<LeadsDeps> = async (app, deps) => {
  const { db, jobs, spamCheck, readSeen, sessionSecret, effects } = deps;
  app.addHook('onReady', () => ensureLeadQueues(jobs));

  app.post(
    '/api/leads',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: FLOOD_LIMIT, mendsText: true } },
      // The handler judges the body itself: what a form asks depends on the form and the site. The schema documents it.
      validatorCompiler: () => (value: unknown) => ({ value }),
      schema: { body: enquiryBodyWithoutMessageSchema, response: { 201: leadAcceptedSchema } },
    },
    async (request, reply) => {
      const { site } = request;
      const typed: unknown = storableText(request.body);
      const isRobot = robotSchema.safeParse(typed).success;
      const judged = judgeEnquiry(typed, site.config);
      // A person never sees that field. The robot is told what it wants to hear (S5-28).
      if (isRobot && 'refusal' in judged) return reply.code(201).send(robotsAnswer(site));
      if ('refusal' in judged) throw judged.refusal;

      const signedIn = await phoneOf(request, reply);
      const begun = await beginEffects(effects, { ...judged, request, typed, signedIn });
      const spam = spamCheck.judge(request, judged.body);
      const isQuarantined = spam.score >= QUARANTINE_FROM;
      // Asked before the transaction: somebody else's server keeps no connection of ours waiting.
      const carried = isQuarantined ? [] : begun;
      for (const effect of carried) await effect.prepare?.();
      const answer = await withScope(db, scopeOf(site), async (tx) => {
        const asker = { ipHash: spamCheck.addressOf(request), signedIn };
        const composed = await composeLead(tx, request, judged, { ...asker, readSeen });
        const lead = { ...composed, details: [...begun.flatMap(({ details }) => details), ...composed.details] };
        if (isQuarantined) {
          await quarantineLead(tx, scopeOf(site), lead, spam);
          return { lead_id: randomUUID(), next: thanksFor(site, lead) };
        }
        const needsMail = carried.some((effect) => effect.needsMail);
        const outcome = await acceptLead(tx, jobs, site, lead, needsMail ? { confirm: true } : {});
        if (outcome.kind === 'other-content') throw repeatedKey();
        const next = await carryOut(carried, tx, { ...outcome, locationId: composed.payload.location_id });
        return { lead_id: outcome.leadId, next: next ?? thanksFor(site, lead) };
      });
      for (const { committed } of carried) committed?.(reply, answer.next);
      return reply.code(201).send(answer);
    },
  );

  /** E.164 of who is signed in; null for nobody. */
  async function phoneOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    return (await app.readSession(request, reply))?.phone ?? null;
  }

  function thanksFor({ slug }: TenantSite, { body, payload, car, details }: Thanked): string {
    // A form that asks for a dealership goes to no department of it: the page names the dealership's first place.
    const place = payload.location_id || payload.dealership_slug;
    return successAddress(sessionSecret, slug, {
      ...{ form: body.form, place, car: car?.id ?? '' },
      also: idsAskedTogether(details),
    });
  }

  function robotsAnswer({ slug }: TenantSite) {
    return {
      lead_id: randomUUID(),
      next: successAddress(sessionSecret, slug, { form: '', place: '', car: '', also: [] }),
    };
  }
};
