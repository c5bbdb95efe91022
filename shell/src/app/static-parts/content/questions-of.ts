import type { TextElement } from '@shared-kit/domain/content/read-text';
import { plainText } from '@shared-kit/domain/content/text-runs';

/** A text whose headings are questions, each with all that stands below it. What comes before the first is no answer. */
export function questionsOf(elements: readonly TextElement[]): { question: string; answer: string }[] {
  const found: { question: string; answer: string }[] = [];
  for (const element of elements) {
    if (element.kind === 'heading') found.push({ question: plainText(element.text), answer: '' });
    else {
      const last = found.at(-1);
      const text = plainText(element.kind === 'list' ? element.items.join('; ') : element.text);
      if (last) last.answer = [last.answer, text].filter(Boolean).join(' ');
    }
  }
  return found;
}
