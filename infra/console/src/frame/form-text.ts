/** What was typed into a field of a form. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** As it was typed, with its blanks: a password. */
export function rawTextOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** "mfe-search, mfe-leads" as a list. */
export function listOf(typed: string): string[] {
  return typed.split(/[\s,]+/).filter((word) => word !== '');
}
