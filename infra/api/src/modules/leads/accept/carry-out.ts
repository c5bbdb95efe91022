import type { Tx } from '../../../db/db';
import { effectsOf } from '../effects-of';
import type { AcceptedForm, ReceivedForm, BegunEffect, FormEffect } from '../form-effect.port';

/** What a form asks for besides telling the dealer, one domain after the other. */
export async function beginEffects(effects: readonly FormEffect[], form: ReceivedForm): Promise<BegunEffect[]> {
  const begun: BegunEffect[] = [];
  for (const { begin } of effectsOf(effects, form.body.form)) {
    const effect = await begin?.(form);
    if (effect) begun.push(effect);
  }
  return begun;
}

/**
 * Does it, in the lead's transaction.
 *
 * @returns where the shopper goes from here, which one of them says at most (`ownPage`); null for the ordinary success page.
 */
export async function carryOut(begun: readonly BegunEffect[], tx: Tx, accepted: AcceptedForm): Promise<string | null> {
  let next: string | null = null;
  for (const effect of begun) next = (await effect.carryOut(tx, accepted)) ?? next;
  return next;
}
