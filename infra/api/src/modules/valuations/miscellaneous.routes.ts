import { miscellaneousBodySchema, miscellaneousSavedSchema } from '@shared-kit/contracts/lead/valuation.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import type { ValuationsByLink } from './valuation-by-link';
import { changeValuation } from './valuations.repository';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 };

/** Saves a valuation as its page has it, for whoever holds its link; only where the site has the feature (`save_valuation`). */
export const miscellaneousRoutes: FastifyPluginAsyncZod<{ byLink: ValuationsByLink }> = async (app, { byLink }) => {
  app.post(
    '/api/miscellaneous',
    { config: { policy }, schema: { body: miscellaneousBodySchema, response: { 200: miscellaneousSavedSchema } } },
    async ({ site, body: { token, valuation: typed }, log }) => {
      if (!site.config.flags.save_valuation) throw new ProblemError('not_found', 'This site saves no valuations');
      return byLink.change(site, token, async (tx, valuation) => {
        const { leadId, offerAccepted } = valuation;
        if (typed.lead_id !== leadId)
          throw new ProblemError('validation_failed', 'Not the lead of this valuation', {
            lead_id: ['This is not the enquiry of this valuation'],
          });
        // Whether an offer was accepted is ours to know, not the browser's to say.
        const saved = { ...typed, offer_accepted: offerAccepted, form_completed: true };
        await changeValuation(tx, valuation, { saved });
        log.info({ leadId }, 'Valuation saved');
        return { success: true as const };
      });
    },
  );
};
