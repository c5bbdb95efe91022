/** How a person's data in a table is found: by their phone, by the leads that name them, or not at all (a keyed hash). */
export type FoundBy = 'phone' | 'lead' | 'kept';

export type PersonalTable = {
  columns: readonly string[];
  purpose: string;
  retention: string;
  foundBy: FoundBy;
};
