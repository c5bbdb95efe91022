type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = Readonly<Record<string, string>>;

/** The form that is filled in over several pages. */
const TRADE_IN = 'trade-in';

const keyOf = (site: string, form: string) => `${site}:${form}-typed`;

/**
 * Keeps what stands in the fields, in this tab only: no address ever holds the person or the plate.
 *
 * @param besides names of fields whose answers are not kept.
 */
export function keepTyped(site: string, within: HTMLElement, form = TRADE_IN, besides: readonly string[] = []): void {
  const typed = Object.fromEntries(
    fieldsIn(within).flatMap((field) => {
      if (besides.includes(field.name)) return [];
      if (!isChoice(field) || field.checked) return [[field.name, field.value]];
      return field.type === 'checkbox' ? [[field.name, '']] : [];
    }),
  );
  try {
    sessionStorage.setItem(keyOf(site, form), JSON.stringify({ ...keptTyped(site, form), ...typed }));
  } catch {
    // It is asked again.
  }
}

/** Types what was typed before into the fields that are empty. What the address or the server answered stays. */
export function fillInTyped(site: string, within: HTMLElement, form = TRADE_IN): void {
  const kept = keptTyped(site, form);
  const fields = fieldsIn(within);
  const chosen = new Set(fields.flatMap((field) => (isChoice(field) && field.checked ? [field.name] : [])));
  for (const field of fields) {
    const value = kept[field.name];
    if (!value) continue;
    if (isChoice(field)) field.checked ||= value === field.value && !chosen.has(field.name);
    else if (field.value === '') field.value = value;
  }
}

/** What was sent is nobody's to find in the fields. */
export function forgetTyped(site: string, form = TRADE_IN): void {
  try {
    sessionStorage.removeItem(keyOf(site, form));
  } catch {
    // Nothing was kept there either.
  }
}

function keptTyped(site: string, form: string): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(site, form)) ?? 'null');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Those a shopper fills in. Consent is given anew each time, and what only robots fill is nobody's. */
function fieldsIn(within: HTMLElement): Field[] {
  const all = within.querySelectorAll<Field>('input[name], select[name], textarea[name]');
  return [...all].filter(
    ({ type, name }) => type !== 'hidden' && name !== 'website' && (type !== 'checkbox' || name.startsWith('trade_')),
  );
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}
