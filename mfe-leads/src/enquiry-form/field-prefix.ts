/** What the ids of this form's fields start with: other forms on the page have a name and a phone too. */
export const FIELD_PREFIX = 'enquiry-';

/** What was typed and what was wrong with it, by field name. */
export type FormFields = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string[]>>;
};

/** The attributes every field of the form shares. */
export function fieldOf(name: string, { values, errors }: FormFields) {
  return { name, id: FIELD_PREFIX + name, defaultValue: values[name], errors: errors[name] };
}
