import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { setFreezeCommand } from '../command/plan-commands';
import { access } from '../operator/access';
import { freezeSchema } from '../plan/plan.contract';
import type { PlanLog } from '../plan/plan-log';
import type { ReleaseLog } from '../registry/log/release-log';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { removeRingCommand, setRingCommand } from '../rings/ring-commands';
import type { RingLog } from '../rings/ring-log';
import { ringRuleSchema } from '../rings/ring-rule';
import type { RingSite } from '../rings/ring-rule';
import { refuseField } from './refused';

type RingOptions = {
  releaseLog: Pick<ReleaseLog, 'events'>;
  rings: Pick<RingLog, 'rings' | 'set'>;
  sites: () => Promise<RingSite[]>;
  /** Without it there are no freezes. */
  plans: PlanLog | undefined;
};

const tags = ['releases'];
const done = z.object({ words: z.string() });

/** Named groups of sites, and times in which no plan goes on: set and removed, by whoever manages releases. */
export const ringRoutes: FastifyPluginAsyncZod<RingOptions> = async (app, { releaseLog, rings, sites, plans }) => {
  app.post(
    '/rings',
    {
      config: access('releases.ring'),
      schema: {
        ...{ tags, summary: 'Makes a ring, gives it other sites, or removes it (rule null)' },
        ...{ body: z.strictObject({ name: z.string(), rule: ringRuleSchema.nullable() }), response: { 200: done } },
      },
    },
    async ({ body: { name, rule }, operator }) =>
      inWords('name', () => {
        const context = { actor: operator!, releaseLog, rings, sites };
        return rule ? setRingCommand(context, name, rule) : removeRingCommand(context, name);
      }),
  );
  if (!plans) return;
  app.post(
    '/freezes',
    {
      config: access('releases.freeze'),
      schema: {
        ...{ tags, summary: 'Sets a time in which no plan goes on, or removes it (time null)' },
        ...{ body: z.strictObject({ name: z.string(), time: freezeSchema.nullable() }), response: { 200: done } },
      },
    },
    async ({ body: { name, time }, operator }) =>
      inWords('name', () => setFreezeCommand({ actor: operator!, plans: () => plans }, name, time)),
  );
};

async function inWords(field: string, act: () => Promise<string[]>): Promise<{ words: string }> {
  try {
    return { words: (await act()).join('. ') };
  } catch (error) {
    if (error instanceof ReleaseRefusal) throw refuseField(field, error.message);
    throw error;
  }
}
