import { MOST_COMPARED } from '@shared-kit/domain/vehicle/most-compared';
import { useMemo } from 'react';
import { storeText, useStoredText } from '../stored-text/use-stored-text';

/** A car that waits to be compared. */
export type ComparedCar = { slug: string; name: string };

/** The shopper's cars to compare, kept in this browser under the site's name (S3-02); none on the server. */
export function useCompareList(site: string) {
  const key = `${site}:compare`;
  const kept = useStoredText(key);
  const list = useMemo(() => readList(kept), [kept]);
  return {
    list,
    toggle: (car: ComparedCar) => {
      const others = list.filter(({ slug }) => slug !== car.slug);
      const next = others.length < list.length ? others : [...list, car].slice(0, MOST_COMPARED);
      storeText(key, JSON.stringify(next));
    },
    clear: () => storeText(key, '[]'),
  };
}

function readList(kept: string | null): readonly ComparedCar[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isComparedCar).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function isComparedCar(value: unknown): value is ComparedCar {
  const { slug, name } = (value ?? {}) as Partial<Record<keyof ComparedCar, unknown>>;
  return typeof slug === 'string' && typeof name === 'string';
}
