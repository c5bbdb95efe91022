/** "Land Rover" -> "land-rover", "CX-5" -> "cx-5", "Citroën" -> "citroen": how every address of a site spells a name. */
export function toSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
