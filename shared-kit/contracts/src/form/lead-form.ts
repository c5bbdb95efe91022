/** An answer beyond the specification's payload, with the words it was asked in. */
export type LeadDetail = { name: string; label: string; value: string };

/** One question of a form. Sentences in `required` are what a shopper reads when it is left empty. */
export type LeadField = {
  name: string;
  label: string;
  kind:
    | 'text'
    | 'url'
    | 'textarea'
    | 'number'
    | 'year'
    | 'date'
    | 'time'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'checkboxes'
    | 'hidden';
  required?: string;
  /** 200 characters unless it says so. */
  maxLength?: number;
  min?: number;
  max?: number;
  options?: readonly string[];
  help?: string;
  prefix?: string;
  suffix?: string;
  autoComplete?: string;
  /**
   * Asked, and kept, only with this answer to the radio group right before it, of which it has to be the last option:
   * so styles alone can show it, also without JavaScript.
   */
  onlyWhen?: { name: string; is: string };
  /** Not asked where the page knows the vehicle. */
  withoutVehicle?: true;
};

/** What a form can take a time for. */
export type BookingKind = 'test-drive' | 'service';

/** A form as data: API and pages read the same. No zod here, so that a page may load it before hydration. */
export type LeadForm = {
  id: string;
  /** The form's accessible name. */
  name: string;
  submit: string;
  /** Empty: chosen by the shopper, or by the kind of vehicle. */
  category: string;
  subcategory: string;
  /** Under which a page of it may file it in that one's place. */
  subcategories?: readonly string[];
  /** Analytics id (S7-06); in words: by the kind of vehicle, as an enquiry or as a test drive. */
  event: number | 'vehicle' | 'test-drive';
  /**
   * What it is about. Left out: the vehicle in stock that its page or address names, and without one nothing in
   * particular. `similar`: one like it; `trade-in`: a vehicle that the shopper offers; `place`: a counter, which is not
   * where a vehicle stands.
   */
  about?: 'similar' | 'new-model' | 'trade-in' | 'place';
  /** What it takes a time for. */
  books?: BookingKind;
  /** Comments: as the site says (S5-19), never required, or not asked. */
  message: 'site' | 'optional' | 'none';
  messageLabel?: string;
  /** Stands in for empty Comments. */
  defaultMessage?: string;
  /** Whether the shopper chooses one of the site's places, and which kinds of them. */
  places: readonly ('' | 'sales' | 'used' | 'service' | 'parts')[] | null;
  fields: readonly LeadField[];
};

/** What an enquiry may be about, unless a site says otherwise (S5-20). */
export const ENQUIRY_CATEGORIES = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Careers Enquiry',
] as const;

/** What an enquiry about a vehicle, or about nothing in particular, is filed under on every site. */
export const ALWAYS_A_CATEGORY = ['General Enquiry', 'New Vehicle Enquiry', 'Used Vehicle Enquiry'] as const;

/** What most forms have in common; 22 is the default analytics id. */
export const PLAIN = { subcategory: '', event: 22, places: null, fields: [] } as const;
