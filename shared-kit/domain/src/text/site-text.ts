import type { VehicleNoun } from '@shared-kit/contracts/search/search-fields';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { formatNumber } from '../number/format-number';
import { vehicleWord } from './vehicle-word';

type Sells = Pick<Site, 'item_types'>;

/** What a list of vehicles of these `item_type`s is a list of; undefined for no vehicle. */
export function vehiclesWord(itemTypes: readonly string[]): VehicleNoun | undefined {
  const [only, ...others] = new Set(itemTypes.map(vehicleWord));
  return others.length > 0 ? 'vehicle' : only;
}

/** What a site calls what it sells: a "vehicle" where it sells several kinds. */
export function siteWord({ item_types: kinds }: Sells): VehicleNoun {
  return vehiclesWord(kinds) ?? 'car';
}

/** Words about cars as a site says them that sells something else: "Sell my caravan". Lint wants every such text here. */
export function siteText(site: Sells, words: string): string {
  return withNoun(words, siteWord(site));
}

/** "Used cars" of a caravan dealer are "Used caravans". */
export function withNoun(words: string, noun: VehicleNoun): string {
  return words.replaceAll(/\b([Cc])ar(s?)\b/g, (_whole, first: string, plural: string) => {
    const initial = noun.charAt(0);
    return `${first === 'C' ? initial.toUpperCase() : initial}${noun.slice(1)}${plural}`;
  });
}

/** "1 car", "1,254 caravans". */
export function countedText(site: Sells, count: number): string {
  return siteText(site, count === 1 ? '1 car' : `${formatNumber(count)} cars`);
}
