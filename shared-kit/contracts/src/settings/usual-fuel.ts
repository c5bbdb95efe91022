/** What a vehicle is driven with: dollars a litre, kilometres a week, litres per 100 km. */
export type FuelUse = { dollarsPerLitre: number; kmsPerWeek: number; litresPer100Km: number };

/** What the specification takes where nobody knows better (S9-39). */
export const USUAL_FUEL: FuelUse = { dollarsPerLitre: 1.7, kmsPerWeek: 250, litresPer100Km: 10 };
