import type { SearchState } from '@shared-kit/contracts/search.contract';
import { parseSearch } from '@shared-kit/domain/search-url';

/** Of the filter form's fields, those that are typed into: they neither search at each key nor lose what is being typed. */
export function isTyped(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type !== 'checkbox';
}

/** The search a filter form asks for. Filters of the address that the form has no field for stay as they are. */
export function readFilterForm(form: HTMLFormElement, state: SearchState): SearchState {
  const params = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  const asked = parseSearch(params);
  const unasked = Object.entries(state.filters).filter(([name]) => !form.elements.namedItem(`refinementList[${name}]`));
  return { ...asked, page: 1, filters: { ...Object.fromEntries(unasked), ...asked.filters } };
}

/** Shows the address's search in the form after a chip, the back button or another page changed it. Focus stays where it is. */
export function showInFilterForm(form: HTMLFormElement, state: SearchState): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = optionFor(field, valuesOf(field.name, state)[0]);
    else if (isTyped(field)) showTyped(field, valuesOf(field.name, state)[0] ?? '');
    else if (field instanceof HTMLInputElement)
      field.checked = valuesOf(field.name, state).some((value) => sameWords(value, field.value));
  }
}

function showTyped(field: HTMLInputElement, value: string) {
  if (field !== document.activeElement) field.value = value;
}

/** An address may spell a value in another case. */
function optionFor(select: HTMLSelectElement, value = ''): string {
  return [...select.options].find((option) => sameWords(option.value, value))?.value ?? '';
}

export function sameWords(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** What a field of that name holds: `refinementList[make]`, `range[price][min]`, `sortBy`, `query`. */
function valuesOf(field: string, state: SearchState): readonly string[] {
  const list = /^refinementList\[(\w+)\]/.exec(field)?.[1];
  if (list) return state.filters[list as keyof SearchState['filters']] ?? [];
  if (field.startsWith('range[')) return [endOf(field, state.ranges)];
  return [field === 'sortBy' ? state.sortBy : state.query];
}

function endOf(field: string, ranges: SearchState['ranges']): string {
  const [, range = '', end = ''] = /^range\[(\w+)\]\[(min|max)\]/.exec(field) ?? [];
  return String(ranges[range as keyof typeof ranges]?.[end as 'min' | 'max'] ?? '');
}
