import type { Block } from '../../pages/read-blocks';

/** A text whose headings are questions, each with all that stands below it. What comes before the first is no answer. */
export function questionsOf(blocks: readonly Block[]): { question: string; answer: string }[] {
  const found: { question: string; answer: string }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') found.push({ question: block.text, answer: '' });
    else {
      const last = found.at(-1);
      const text = block.kind === 'list' ? block.items.join('; ') : block.text;
      if (last) last.answer = [last.answer, text].filter(Boolean).join(' ');
    }
  }
  return found;
}
