import { z } from 'zod';
import type { CarCard } from '../vehicle/car.contract';

/** Every place on a page that a remote may fill. A new slot is an addition here (docs/architecture.md, "What a remote is"). */
export const slotNames = [
  'home.search-card',
  'home.sections',
  'results.card-actions',
  'repayments.terms',
  'finance.terms',
  'vehicle.sidebar.finance',
  'vehicle.sidebar.actions',
  'vehicle.sidebar.buttons',
  'vehicle.enquiry',
  'vehicle.calculators',
  'vehicle.location',
  'vehicle.similar',
  'vehicle.reviews',
  'content.form',
  'form.finance',
  'finance.budget',
  'compare.costs',
  'checkout.delivery',
  'layout.header-account',
] as const;
export const slotNameSchema = z.enum(slotNames);
export type SlotName = z.infer<typeof slotNameSchema>;

type VehicleProps = {
  carId: string;
  slug: string;
  carName: string;
  /** Its `item_type`; null where the feed names none. */
  itemType?: string | null;
  dealershipSlug: string;
  locationId: string;
  /** Left out by pages of an older release. */
  carType?: CarCard['car_type'];
};

/** What a page hands to a slot: flat and serialisable, so that a changed prop is found by a shallow comparison. */
export type SlotProps = {
  'home.search-card': Record<never, never>;
  'home.sections': Record<never, never>;
  /** `savable` as in vehicle.sidebar.actions; `path` is the car's page. The rest is what a favourite keeps of it (S4-47). */
  'results.card-actions': {
    carId: string;
    carName?: string;
    path?: string;
    savable?: boolean;
    slug?: string;
    make?: string;
    model?: string;
    imageUrl?: string | null;
  };
  'repayments.terms': Record<never, never>;
  'finance.terms': Record<never, never>;
  'vehicle.sidebar.finance': { carId: string; slug: string };
  /** `savable`: whether this site lets the car be newly saved; as `available` where it is left out. */
  'vehicle.sidebar.actions': VehicleProps & { available: boolean; savable?: boolean };
  /** What leads to a page of its own: checkout, test drive. `reservable` by A-32. */
  'vehicle.sidebar.buttons': VehicleProps & { available: boolean; reservable: boolean };
  /** `shown` as `ShownCar` has it, `phone` the number of its place; left out by pages of an older release. */
  'vehicle.enquiry': VehicleProps & { available: boolean; shown?: string; phone?: string };
  /**
   * `fuel` in the feed's words and `litresPer100Km` as the maker says; null where nobody does, left out by pages of an
   * older release.
   */
  'vehicle.calculators': {
    carId: string;
    slug: string;
    itemType?: string | null;
    fuel?: string | null;
    litresPer100Km?: number | null;
  };
  'vehicle.location': VehicleProps;
  'vehicle.similar': { carId: string; slug: string };
  'vehicle.reviews': { dealershipSlug: string };
  /** The form a content page names, and the place it is for (a location's slug; empty: the shopper chooses). */
  'content.form': { form: string; place: string };
  /** Beside a form about a loan: the vehicle it is about, as its address names it, and the page it stands on. */
  'form.finance': { car: string; page: string };
  /** Below the calculator of the finance page. */
  'finance.budget': Record<never, never>;
  /** Below cars side by side; their slugs, joined by commas. */
  'compare.costs': { slugs: string };
  /** In a checkout's summary. */
  'checkout.delivery': { carId: string; slug: string };
  'layout.header-account': Record<never, never>;
};
