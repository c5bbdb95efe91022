import { render, screen, within } from '@testing-library/react';
import { FacetSelect } from './facet-select';

/** Makes as the API lists them: the most frequent first, their names in no order. */
const makes = Array.from({ length: 23 }, (_unused, index) => {
  const value = `Make ${String.fromCharCode(65 + ((index * 7) % 23))}`;
  return { value, label: value, count: 1_023 - index };
});
const labels = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

function show(items: typeof makes, chosen: string[] = []) {
  render(<FacetSelect name="make" title="Make" items={items} chosen={chosen} />);
}

test('the twenty most frequent makes come first, then all of them by name (S2-09)', () => {
  show(makes);

  expect(labels(screen.getByRole('group', { name: 'Popular Makes' }))).toEqual(
    makes.slice(0, 20).map(({ label, count }) => `${label} (${count.toLocaleString('en-AU')})`),
  );
  const all = labels(screen.getByRole('group', { name: 'All Makes' }));
  expect(all).toHaveLength(23);
  expect(all).toEqual(all.toSorted());
});

test('twenty makes or fewer are one list', () => {
  show(makes.slice(0, 20));

  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getAllByRole('option')).toHaveLength(21);
});

test('the make an address names is chosen however it is spelt', () => {
  show(makes, ['make b']);
  expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('Make B');
});

test('a make that nobody sells stays chosen, and further ones stay in the form', () => {
  show(makes, ['Lada', 'Make C']);

  expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('Lada');
  expect(document.querySelector<HTMLInputElement>('input[type="hidden"]')).toHaveProperty('value', 'Make C');
});
