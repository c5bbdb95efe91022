import type { NOT_PERSONAL } from './not-personal';
import type { OF_SHOPPERS } from './personal-data';

type Registry = typeof OF_SHOPPERS;

/** Leads and suspects are read and blanked by `leads/desk/person.repository.ts`; consents with them. */
export const OF_THE_DESK = ['lead', 'lead_consent', 'lead_quarantine'] as const;

/** Tables in which something of a shopper is found; what is kept as a keyed hash is found by nobody. */
type HeldTable = Exclude<
  { [Table in keyof Registry]: Registry[Table]['foundBy'] extends 'kept' ? never : Table }[keyof Registry],
  (typeof OF_THE_DESK)[number]
>;

type WordsOf<Text> = Text extends `${infer First} ${infer Rest}` ? First | WordsOf<Rest> : Text;

/** Every column of those tables, by the registries: a test fails on a column of the database that stands in neither. */
export type HeldColumn =
  Registry[HeldTable]['columns'][number] | WordsOf<(typeof NOT_PERSONAL)[HeldTable & keyof typeof NOT_PERSONAL]>;
