import type { CatalogueEntry } from './catalogue';
import type { Random } from './random';

/** `variant` and `specifications` of a vehicle, as far as the catalogue and its size tell. Masses in kg, lengths in mm. */
export function variantDetails(
  random: Random,
  { kind, body, badge, engine, trailer, length, large, towing, gvm }: CatalogueEntry,
) {
  if (trailer) {
    return {
      specifications: {
        body_width: 2_470,
        body_length: trailer.lengthMm,
        tare_weight: trailer.tareKg,
        axle_type: trailer.axles,
        sleeps: trailer.berths,
        aggregate_trailer_mass: trailer.aggregateMassKg,
      },
    };
  }
  if (!engine) return {};
  const isElectric = engine.fuel === 'Electric';
  const isCar = kind === 'car';
  const size = isElectric ? undefined : `${engine.litres.toFixed(engine.litres < 1 ? 2 : 1)}L`;
  return {
    engine_size: size,
    engine_size_litres: isElectric ? undefined : engine.litres,
    variant: {
      cylinders: isElectric ? undefined : engine.cylinders,
      enginesize: size,
      enginesize_litres: isElectric ? undefined : engine.litres,
      induction: isElectric
        ? undefined
        : isTurbo(badge, engine.fuel, engine.litres) && kind !== 'motorcycle'
          ? 'Turbocharged'
          : 'Aspirated',
      geartype: gearType(engine.gearbox),
      // An electric one uses kilowatt hours, for which the specification has no field.
      fuelconsumptioncombined: isElectric ? undefined : engine.consumption,
      fuelcapacity: isElectric ? undefined : fuelCapacity(kind, body, large),
      grossvehiclemass:
        gvm ?? (isCar ? (body === 'Ute' || towing ? random.int(2_850, 3_200) : random.int(1_500, 2_500)) : undefined),
      vehiclelength: length,
      vehicleheight: height(kind, body, large),
      vehiclewidth: kind === 'motorcycle' ? 800 : kind === 'truck' ? 2_200 : large ? 1_880 : 1_795,
      towingcapacitybraked: towing ?? (isCar ? (large ? 2_000 : 1_200) : undefined),
      bodyconfiguration: body,
      torque: torque(engine.litres, engine.fuel, isCar),
      ancaprating: isCar && random.chance(0.85) ? 5 : undefined,
    },
  };
}

export function gearType(gearbox: string): string {
  switch (gearbox) {
    case 'Manual':
      return 'Manual';
    case 'CVT':
      return 'Constantly Variable Transmission';
    case 'DCT':
      return 'Sports Automatic Dual Clutch';
    case 'AMT':
      return 'Automated Manual';
    default:
      return 'Sports Automatic';
  }
}

function isTurbo(badge: string, fuel: string, litres: number): boolean {
  return (
    fuel === 'Diesel' ||
    (fuel === 'Petrol' && litres <= 1.4) ||
    /turbo|tsi|tfsi|gti|ecoboost|xdrive|4matic/i.test(badge)
  );
}

function fuelCapacity(kind: string, body: string, large: boolean): number {
  if (kind === 'truck') return 140;
  if (kind === 'motorcycle') return 15;
  return body === 'Ute' || body === 'Van' ? 80 : large ? 62 : 48;
}

function height(kind: string, body: string, large: boolean): number {
  if (kind === 'truck') return 2_650;
  if (kind === 'motorcycle') return 1_130;
  if (body === 'Van') return 1_990;
  return body === 'Ute' ? 1_830 : body === 'SUV' ? (large ? 1_740 : 1_600) : 1_450;
}

function torque(litres: number, fuel: string, isCar: boolean): string | undefined {
  if (fuel === 'Electric') return '310Nm';
  return isCar ? `${Math.round(litres * (fuel === 'Diesel' ? 175 : 105))}Nm` : undefined;
}
