import type { TradeInEstimate } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import { tradeInOfferPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { signedId } from '../../signing/signed-id';
import type { FormEffect } from '../leads/form-effect.port';
import { chooseValuation } from './value/choose-valuation.service';
import { dropPhotosOfErased } from './photos/dropped-photos.repository';
import { valuationRecord } from './valuation-record';
import { TRADE_IN, estimateFor, valuationOfLead, valueOnce } from './value/value-once.service';

/** The vehicle of a trade-in is valued, and its photos go with the person who offered it. */
export function valuationEffect({ config, db }: Pick<ApiDeps, 'config' | 'db'>): FormEffect {
  const { SESSION_SECRET: secret, DATA_DIR: dataDir } = config;
  const provider = chooseValuation(config, db);
  const pageOf = (site: string, id: string) => tradeInOfferPath(signedId(secret, 'valuation', site, id));

  return {
    forms: [TRADE_IN],
    ownPage: true,

    async begin({ request: { site }, details }) {
      let estimate: TradeInEstimate | null = null;
      return {
        details: [],
        needsMail: true,
        async prepare() {
          estimate = await estimateFor(site, details, provider);
        },
        async carryOut(tx, accepted) {
          const { id } = await valueOnce(tx, site, details, accepted, estimate);
          return pageOf(site.slug, id);
        },
      };
    },

    facts: (site, { firstLeadId, details }) =>
      withScope(db, scopeOf(site), async (tx) => {
        const valuation = await valuationOfLead(tx, site.slug, firstLeadId);
        if (!valuation) return {};
        const { id, vehicle, low, high, comparables, offerAccepted } = valuation;
        const photos = `/api/trade-in-photos/${signedId(secret, 'photos', site.slug, id)}`;
        const record = valuationRecord(valuation, details);
        const page = pageOf(site.slug, id);
        return { valuation: { vehicle, low, high, comparables, offerAccepted, record, page, photos } };
      }),

    async dropErased(site) {
      await withScope(db, scopeOf(site), (tx) => dropPhotosOfErased(tx, dataDir, site.slug));
    },
  };
}
