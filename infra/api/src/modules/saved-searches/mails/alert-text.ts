import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { stopTextsPath } from '@shared-kit/domain/form/token-path';
import type { TenantSite } from '../../../plugins/tenant';
import type { AlertMessage } from './alert-mails.repository';
import { placeOf, toldLines } from './told-lines';

/** What changed, in one text message: the first car, how many more, the page that has all, who writes and how it stops. */
export function alertText(
  { origin, changes }: AlertMessage,
  cards: readonly CarCard[],
  { site: { config }, token }: { site: TenantSite; token: string },
): string | null {
  const [first, ...others] = toldLines(changes, cards, { origin, config });
  if (!first) return null;
  const [label, car, href] = first;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  const page = others.length === 0 && href ? href : origin + placeOf(changes).path;
  return `${config.name}: ${label}: ${car}.${more} ${page}\nStop: ${origin}${stopTextsPath(token)}`;
}
