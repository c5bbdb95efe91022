import type { CatalogueEntry } from './catalogue';

/** First year in which drivetrains were common here. Toyota was years ahead with hybrids. */
const SINCE = { Electric: 2019, 'Plug-in Hybrid': 2021, Hybrid: 2021 } as const;
const TOYOTA_HYBRIDS_SINCE = 2019;
const HYBRID_WORDS = /\b(super hybrid|hybrid\+?|e:hev|e-power|ephev)(?=\s|$)/gi;

/**
 * A catalogue entry as it was sold in a year; null where it was not. Before hybrids were common
 * the same model had a petrol engine and a badge without the word.
 */
export function asSoldIn(entry: CatalogueEntry, year: number): CatalogueEntry | null {
  const { years, engine, make, badge } = entry;
  if (year < years.from || year > years.to) return null;
  if (!engine || !(engine.fuel in SINCE)) return entry;
  const since =
    engine.fuel === 'Hybrid' && make === 'Toyota' ? TOYOTA_HYBRIDS_SINCE : SINCE[engine.fuel as keyof typeof SINCE];
  if (year >= since) return entry;
  const plainBadge = badge.replaceAll(HYBRID_WORDS, '').replaceAll(/\s+/g, ' ').trim();
  if (engine.fuel !== 'Hybrid' || plainBadge === '' || plainBadge === 'Plus') return null;
  return {
    ...entry,
    badge: plainBadge,
    engine: { ...engine, fuel: 'Petrol', consumption: Math.round(engine.consumption * 15) / 10 },
  };
}
