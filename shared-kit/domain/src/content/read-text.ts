/** What a text consists of. Its words have their marks: `readRuns` reads them. */
export type TextElement =
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** What a heading and an item of a list begin with. */
export const HEADING = '## ';
export const ITEM = '- ';

/** `## Measuring {#measuring}`: where a link to this part of the page leads. */
const NAMED = /^(?<text>.*\S)\s+\{#(?<id>[a-z][a-z0-9-]*)\}$/;

/**
 * Reads the body of a content page, or the text of one of its blocks: blank lines part its elements, "## " starts a heading,
 * "- " a list item. A heading that ends in `{#name}` has that id.
 */
export function readText(body: string): TextElement[] {
  return body
    .split(/\n\s*\n/)
    .map((element) => element.trim())
    .filter((element) => element !== '')
    .map((element): TextElement => {
      if (element.startsWith(HEADING)) return headingOf(element.slice(HEADING.length));
      const lines = element.split('\n').map((line) => line.trim());
      if (lines.every((line) => line.startsWith(ITEM)))
        return { kind: 'list', items: lines.map((line) => line.slice(ITEM.length)) };
      return { kind: 'paragraph', text: lines.join(' ') };
    });
}

function headingOf(words: string): TextElement {
  const { text = words, id } = NAMED.exec(words)?.groups ?? {};
  return { kind: 'heading', text, ...(id !== undefined && { id }) };
}
