export type Block =
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** `## Measuring {#measuring}`: where a link to this part of the page leads. */
const NAMED = /^(?<text>.*\S)\s+\{#(?<id>[a-z][a-z0-9-]*)\}$/;

/**
 * Reads the body of a content page: blank lines part blocks, "## " starts a heading, "- " a list item. A heading that ends
 * in `{#name}` has that id.
 */
export function readBlocks(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): Block => {
      if (block.startsWith('## ')) return headingOf(block.slice(3));
      const lines = block.split('\n').map((line) => line.trim());
      if (lines.every((line) => line.startsWith('- ')))
        return { kind: 'list', items: lines.map((line) => line.slice(2)) };
      return { kind: 'paragraph', text: lines.join(' ') };
    });
}

function headingOf(words: string): Block {
  const { text = words, id } = NAMED.exec(words)?.groups ?? {};
  return { kind: 'heading', text, ...(id !== undefined && { id }) };
}
