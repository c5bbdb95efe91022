import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { parseSearch, readEnd } from '@shared-kit/domain/search/search-url';
import { sameWords } from '../search-field/same-words';

/** Of the filter form's fields, those that are typed into: they neither search at each key nor lose what is being typed. */
export function isTyped(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'text' || field.type === 'search');
}

/** Whether a change of this field is one of the search: a slider only moves the typed fields beside it. */
export function isSearchField(field: unknown): boolean {
  return !(field instanceof HTMLInputElement && field.type === 'range');
}

/**
 * The search a filter form asks for. `state` is the search as it was read: filters of the address that the form has
 * no field for stay as they are.
 *
 * @param pressed a checkbox that is about to change: it is read as it will be.
 */
export function readFilterForm(form: HTMLFormElement, state: SearchState, pressed?: HTMLInputElement): SearchState {
  const params = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  if (pressed) {
    params.delete(pressed.name);
    for (const box of form.elements)
      if (box instanceof HTMLInputElement && box.name === pressed.name && (box === pressed) !== box.checked)
        params.append(box.name, box.value);
  }
  const asked = withoutOrphans(parseSearch(params), state);
  const unasked = Object.entries(state.filters).filter(([name]) => !form.elements.namedItem(`refinementList[${name}]`));
  const ranges = Object.entries(state.ranges).filter(([name]) => !form.elements.namedItem(`range[${name}][min]`));
  return {
    ...asked,
    page: 1,
    filters: { ...Object.fromEntries(unasked), ...asked.filters },
    ranges: { ...Object.fromEntries(ranges), ...asked.ranges },
  };
}

/** Another make has other models, another model other badges. */
function withoutOrphans(asked: SearchState, { filters: before }: SearchState): SearchState {
  const changed = (name: 'make' | 'model') =>
    (before[name]?.length ?? 0) > 0 && String(asked.filters[name]) !== String(before[name]);
  const { model, badge, ...others } = asked.filters;
  const kept = {
    ...others,
    ...(model && !(changed('make') && before.model) && { model }),
    ...(badge && !changed('make') && !changed('model') && { badge }),
  };
  return { ...asked, filters: kept };
}

/**
 * Shows the address's search in the form after a chip, the back button or another page changed it. Focus stays where
 * it is; `withTyped` false leaves the typed fields alone while one of them is being written.
 */
export function showInFilterForm(form: HTMLFormElement, state: SearchState, withTyped = true): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = optionFor(field, valuesOf(field.name, state)[0]);
    else if (isTyped(field)) {
      if (withTyped) showTyped(field, valuesOf(field.name, state)[0] ?? '');
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = valuesOf(field.name, state).some((value) => sameWords(value, field.value));
  }
}

/** The fields of the search that hold something else than the page came with. Words wait for Enter. */
export function changedFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter((field) => {
    if (field instanceof HTMLSelectElement)
      return field.value !== ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value;
    if (!(field instanceof HTMLInputElement) || field.type === 'search' || !isSearchField(field)) return false;
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  });
}

/**
 * Tells of the box that is being pressed and will be let go about 80 ms later: its answer can be on its way by then. A finger
 * that comes down may only be about to scroll. Answers with how to end that.
 */
export function foreseePresses(form: HTMLFormElement, foresee: (box: HTMLInputElement) => void): () => void {
  const press = ({ target, pointerType }: PointerEvent) => {
    const box = (target as Element).closest('label')?.querySelector<HTMLInputElement>('[type=checkbox]');
    if (box && pointerType !== 'touch') foresee(box);
  };
  form.addEventListener('pointerdown', press);
  return () => form.removeEventListener('pointerdown', press);
}

/** Words wait for Enter, a figure that says the same may be in the middle of being written, and what is no figure stays to be mended. */
function showTyped(field: HTMLInputElement, value: string) {
  if (!field.validity.valid) return;
  const amount = readEnd(field.value);
  const isSame = amount !== undefined && amount === readEnd(value);
  if (field === document.activeElement && (field.type === 'search' || isSame)) return;
  if (field.value !== value) field.value = value;
}

/** An address may spell a value in another case. */
function optionFor(select: HTMLSelectElement, value = ''): string {
  return [...select.options].find((option) => sameWords(option.value, value))?.value ?? '';
}

/** What a field of that name holds: `refinementList[make]`, `range[price][min]`, `near`, `sortBy`, `query`. */
function valuesOf(field: string, state: SearchState): readonly string[] {
  const list = /^refinementList\[(\w+)\]/.exec(field)?.[1];
  if (list) return state.filters[list as keyof SearchState['filters']] ?? [];
  if (field.startsWith('range[')) return [endOf(field, state.ranges)];
  const others: Readonly<Record<string, string>> = {
    sortBy: state.sortBy,
    query: state.query,
    near: state.near?.place ?? '',
    radius: String(state.near?.radius ?? ''),
  };
  return [others[field] ?? ''];
}

function endOf(field: string, ranges: SearchState['ranges']): string {
  const [, range = '', end = ''] = /^range\[(\w+)\]\[(min|max)\]/.exec(field) ?? [];
  return String(ranges[range as keyof typeof ranges]?.[end as 'min' | 'max'] ?? '');
}
