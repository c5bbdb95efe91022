import type { DeskRemote, ReleaseActAsked } from '@shared-kit/contracts/operator/release-desk.contract';
import { listOf, textOf } from '../../frame/form-text';
import type { Plan } from './plan';

/** The decision as the platform takes it: a plan, what the form adds, and the revision that was looked at. */
export function toAct(plan: Plan, { name, revision }: DeskRemote, form: FormData): ReleaseActAsked {
  const decidedOn = { remote: name, revision };
  const despite = textOf(form, 'althoughTakenBack') === '' ? {} : { althoughTakenBack: true };
  switch (plan.act) {
    case 'roll': {
      const weightBps = Math.round(Number(textOf(form, 'weightBps')) * 100);
      const ring = textOf(form, 'ring') || null;
      return {
        act: 'roll',
        ...decidedOn,
        version: plan.version,
        weightBps,
        sites: listOf(textOf(form, 'sites')),
        ring,
        ...despite,
      };
    }
    case 'pin':
      return { act: 'pin', ...decidedOn, version: plan.version, site: textOf(form, 'site'), ...despite };
    case 'unpin':
      return { act: 'unpin', ...decidedOn, site: plan.site };
    case 'rollback':
      return { act: 'rollback', ...decidedOn, ring: plan.ring ?? null };
    case 'promote':
      return { act: 'promote', ...decidedOn, version: plan.version, ...despite };
    case 'block':
    case 'unblock':
      return { act: plan.act, ...decidedOn, version: plan.version };
  }
}
