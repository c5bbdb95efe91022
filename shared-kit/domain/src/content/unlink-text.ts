import { HEADING, ITEM } from './read-text';
import { unlinkLine } from './text-runs';

/** Keys under which what a site writes has a text whose words may be links. */
export const LINKED_TEXTS: ReadonlySet<string> = new Set(['body', 'text', 'answer']);

/** The same text with the words of some of its links, and without these links. */
export function unlinkText(body: string, isLost: (href: string) => boolean): string {
  const unlink = (line: string, begins = '') => begins + unlinkLine(line.slice(begins.length), isLost);
  // Its elements, and what stands between them.
  const parts = body.split(/(\n\s*\n)/);
  return parts
    .map((part) => {
      const element = part.trimStart();
      const indent = part.slice(0, part.length - element.length);
      if (element.startsWith(HEADING)) return indent + unlink(element, HEADING);
      const lines = element.split('\n').map((line) => line.trim());
      if (lines.every((line) => line.startsWith(ITEM))) return lines.map((line) => unlink(line, ITEM)).join('\n');
      // What its first words were within a link is no sign of a heading or a list.
      const words = unlink(element);
      return indent + (words === element ? words : words.replace(/^(?=## |- )/, '\\'));
    })
    .join('');
}
