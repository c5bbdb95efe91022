/** A value whose facet is not counted, in words that need none of the API's tables (`value-words.ts`). */
export function nameOf(name: string, value: string): string {
  if (name === 'seats') return `${value} seats`;
  if (name === 'certified') return 'Certified';
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
}
