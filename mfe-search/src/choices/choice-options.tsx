import { POPULAR_MAKES } from '@shared-kit/contracts/search/search-fields';

type Item = { value: string; label: string };
type ChoiceOptionsProps<Of extends Item> = { field: string; items: readonly Of[]; text: (item: Of) => string };

/** What a field of the search can be: most cars first. Of many makes the popular ones on top, then all by name. */
export function ChoiceOptions<Of extends Item>({ field, items, text }: ChoiceOptionsProps<Of>) {
  const options = (some: readonly Of[]) =>
    some.map((item) => (
      <option key={item.value} value={item.value}>
        {text(item)}
      </option>
    ));
  if (field !== 'make' || items.length <= POPULAR_MAKES) return options(items);
  return (
    <>
      <optgroup label="Popular Makes">{options(items.slice(0, POPULAR_MAKES))}</optgroup>
      <optgroup label="All Makes">{options(items.toSorted((a, b) => a.label.localeCompare(b.label, 'en')))}</optgroup>
    </>
  );
}
