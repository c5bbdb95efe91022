/** What the ids of a form's fields start with: other forms on the page have a name and a phone too. */
export function prefixOf(formId: string): string {
  return `${formId}-`;
}

/** What was typed and what was wrong with it, by field name. */
export type FormFields = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string[]>>;
  prefix: string;
};

/** The attributes every field of the form shares. */
export function fieldOf(name: string, { values, errors, prefix }: FormFields) {
  return { name, id: prefix + name, defaultValue: values[name], errors: errors[name] };
}
