import type { Block } from '../../pages/read-blocks';

/** Paragraphs, headings and lists of a text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading')
      return (
        <h2 key={index} id={block.id}>
          {block.text}
        </h2>
      );
    if (block.kind === 'paragraph') return <p key={index}>{block.text}</p>;
    return (
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}
