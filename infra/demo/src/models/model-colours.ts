import type { PicturePicker } from '@infra/api/modules/stock/tools.service';
import type { ModelColour } from '@shared-kit/contracts/vehicle/model.contract';

/** Paints of the picture library, with a name a maker might give them. */
const PAINTS = [
  { name: 'Polar White', hexCode: '#f2f2ee', tint: 'White' },
  { name: 'Sonic Silver', hexCode: '#b9bcbf', tint: 'Silver' },
  { name: 'Graphite Grey', hexCode: '#5a5d61', tint: 'Grey' },
  { name: 'Ebony Black', hexCode: '#16171a', tint: 'Black' },
  { name: 'Atlantic Blue', hexCode: '#1f4e8c', tint: 'Blue' },
  { name: 'Inferno Red', hexCode: '#a3161c', tint: 'Red' },
  { name: 'Forest Green', hexCode: '#2f4a3a', tint: 'Green' },
  { name: 'Bronze Metallic', hexCode: '#8a6a45', tint: 'Brown' },
] as const;

/** What a body is called where colours are chosen by body. */
const CABS: readonly ModelColour['oem_id'][] = ['single_cab', 'extra_cab', 'dual_cab'];
const OEM_IDS: Readonly<Record<string, ModelColour['oem_id']>> = { Hatch: 'hatch', Sedan: 'sedan', Wagon: 'wagon' };

type Painted = { body: string; large: boolean; variants: readonly string[]; pickPictures: PicturePicker };

/** Colours of a model: utes in three cabs, the last paint of others only for the dearest variant. */
export function modelColours({ body, large, variants, pickPictures }: Painted): ModelColour[] {
  const bodies = body === 'Ute' ? CABS : [OEM_IDS[body] ?? null];
  return bodies.flatMap((oem_id) =>
    PAINTS.map(({ name, hexCode, tint }, index) => ({
      name,
      hexCode,
      oem_id,
      photo_url: pickPictures({ body, colour: tint, seats: large ? 7 : 5 })[0] ?? null,
      model_variant_name: index === PAINTS.length - 1 && variants.length > 1 ? (variants.at(-1) ?? null) : null,
    })),
  );
}
