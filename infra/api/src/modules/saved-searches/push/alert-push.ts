import { tz } from '@date-fns/tz';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { setHours, startOfHour } from 'date-fns';
import type { TenantSite } from '../../../plugins/tenant';
import { QUIET_FROM } from '../mails/alert-mails.repository';
import type { AlertMessage } from '../mails/alert-mails.repository';
import { placeOf, toldLines } from '../mails/told-lines';

/** Longer is cut off by every system; and all of it has to fit into one push. */
const LONGEST = 300;

/**
 * What the service worker shows (shell/src/server/files/push-worker.ts): the first change, how many more, and the page that
 * has all of it. Null where nothing of it can be told any more.
 */
export function alertPush(
  { changes }: Pick<AlertMessage, 'changes'>,
  cards: readonly CarCard[],
  { site: { config }, messageId, now }: { site: TenantSite; messageId: string; now: Date },
): string | null {
  const [first, ...others] = toldLines(changes, cards, { origin: '', config });
  if (!first) return null;
  const [label, car, href] = first;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  return JSON.stringify({
    title: withinLength(`${config.name}: ${label}`, LONGEST),
    body: withinLength(car, LONGEST) + more,
    path: others.length === 0 && href ? href : placeOf(changes).path,
    // Shown in place of the same message, should it come twice.
    tag: messageId,
    quietFrom: quietFrom(now, config.time_zone).getTime(),
  });
}

/** When the hours of the day end in which somebody is told aloud. */
function quietFrom(now: Date, zone: string): Date {
  return startOfHour(setHours(now, QUIET_FROM, { in: tz(zone) }), { in: tz(zone) });
}
