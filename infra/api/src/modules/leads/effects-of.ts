import type { TenantSite } from '../../plugins/tenant';
import type { FormEffect } from './form-effect.port';

/** Those of the effects that concern a form, in their order. */
export function effectsOf(effects: readonly FormEffect[], form: string): readonly FormEffect[] {
  return effects.filter(({ forms }) => forms === 'every' || forms.some((id) => id === form));
}

/** Whether a car is taken by any of them. */
export async function isCarTaken(effects: readonly FormEffect[], site: TenantSite, carId: string): Promise<boolean> {
  for (const { takesCar } of effects) if (await takesCar?.(site, carId)) return true;
  return false;
}
