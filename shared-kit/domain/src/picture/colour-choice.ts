import type { ModelColour } from '@shared-kit/contracts/vehicle/model.contract';

/** S2-17: a level of bodies comes from this many bodies on, and from more than that many colours. */
const MIN_BODIES = 3;
const MORE_COLOURS_THAN = 15;

const bodyNames: Record<NonNullable<ModelColour['oem_id']>, string> = {
  wagon: 'Wagon',
  sedan: 'Sedan',
  hatch: 'Hatch',
  dual_cab: 'Dual cab',
  extra_cab: 'Extra cab',
  single_cab: 'Single cab',
  '2_door': '2 door',
  '4_door': '4 door',
};

export type BodyTab = { id: NonNullable<ModelColour['oem_id']>; label: string };

/** The bodies to choose among before the colours, or none where there is no need to (S2-17). */
export function bodyTabs(colours: readonly ModelColour[]): BodyTab[] {
  const ids = [...new Set(colours.flatMap(({ oem_id: id }) => id ?? []))];
  if (ids.length < MIN_BODIES || colours.length <= MORE_COLOURS_THAN) return [];
  return ids.map((id) => ({ id, label: bodyNames[id] }));
}

/** Colours of a variant and, where bodies are chosen, of a body; each once by name. One without a variant suits all (S4-49). */
export function coloursFor(
  colours: readonly ModelColour[],
  { variant, body }: { variant: string | null; body: string | null },
): ModelColour[] {
  const suiting = colours.filter(
    ({ model_variant_name: own, oem_id: id }) =>
      (variant === null || own === null || own === variant) && (body === null || id === null || id === body),
  );
  return [...new Map(suiting.map((colour) => [colour.name, colour])).values()];
}

/** The next or the one before, round and round (S4-49). */
export function steppedColour(index: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + by + count) % count;
}
