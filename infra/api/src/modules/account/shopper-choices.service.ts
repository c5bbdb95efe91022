import { ASSUMPTION_COOKIE, assumptionText } from '@shared-kit/contracts/finance/finance-assumption';
import { SHOPPER_STATE, stateCookieFacts } from '@shared-kit/domain/place/shopper-state';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { shopperChoicesRepository } from './shopper-choices.repository';
import type { ShopperChoices } from './shopper-choices.repository';

/** Keeps what a signed-in shopper has just chosen, for their other devices and the other sites of the group. */
export function keepChoices(db: Db, site: TenantSite, phone: string, chosen: Partial<ShopperChoices>) {
  return withScope(db, { ...scopeOf(site), phone }, (tx) => shopperChoicesRepository(tx, site, phone).keep(chosen));
}

/** Keeps the state that this browser is shown prices of, where it says one. */
export async function keepState(db: Db, { shopper_state: state, ...site }: TenantSite, phone: string): Promise<void> {
  if (state) await keepChoices(db, site, phone, { state });
}

/**
 * Somebody has signed in: what was chosen in this browser is kept for them, and what was not is as they chose it elsewhere.
 */
export async function carryChoices(db: Db, request: FastifyRequest, reply: FastifyReply, phone: string): Promise<void> {
  const { site, protocol } = request;
  const { shopper_state: state, assumption } = site;
  const here = { ...(state && { state }), ...(assumption && { assumption: assumptionText(assumption) }) };
  const kept = await keepChoices(db, site, phone, here);
  const secure = protocol === 'https';
  if (kept.state && !state) reply.setCookie(SHOPPER_STATE, kept.state, stateCookieFacts(secure));
  if (kept.assumption && !assumption)
    reply.setCookie(ASSUMPTION_COOKIE, kept.assumption, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
