/** What cannot be made, and what to do instead. Meant for the person at the terminal. */
export class ScaffoldRefusal extends Error {
  override readonly name = 'ScaffoldRefusal';
}

/**
 * The name as it was given.
 *
 * @throws {ScaffoldRefusal} unless it is words of lower case letters and digits, joined by hyphens, and of a page without `-page`.
 */
export function kebabName(given: string | undefined, what: string): string {
  if (!given) throw new ScaffoldRefusal(`What shall the ${what} be called? Give it a name, like safety-recalls.`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) {
    throw new ScaffoldRefusal(
      `"${given}" is no name for a ${what}: lower case words joined by hyphens, like safety-recalls.`,
    );
  }
  if (what === 'page' && given.endsWith('-page')) {
    throw new ScaffoldRefusal(`A page's files and id end in -page by themselves: call it ${given.slice(0, -5)}.`);
  }
  return given;
}

/** `safety-recalls` -> 'Safety recalls'. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `safety-recalls` -> 'SafetyRecalls'. */
export function componentOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
