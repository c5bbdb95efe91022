import type { Tx } from '../../../db/db';
import { effectsOf } from '../effects-of';
import type { AcceptedForm, AskedForm, BegunEffect, FormEffect } from '../form-effect.port';

/** What a form asks for besides telling the dealer, one domain after the other. */
export async function beginEffects(effects: readonly FormEffect[], asked: AskedForm): Promise<BegunEffect[]> {
  const begun: BegunEffect[] = [];
  for (const { begin } of effectsOf(effects, asked.body.form)) {
    const effect = await begin?.(asked);
    if (effect) begun.push(effect);
  }
  return begun;
}

/** Does it, in the lead's transaction. @returns where the shopper goes from here, or null for the ordinary success page. */
export async function carryOut(begun: readonly BegunEffect[], tx: Tx, accepted: AcceptedForm): Promise<string | null> {
  let next: string | null = null;
  for (const effect of begun) next = (await effect.carryOut(tx, accepted)) ?? next;
  return next;
}
