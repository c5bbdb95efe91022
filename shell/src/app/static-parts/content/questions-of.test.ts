import { readText } from '@shared-kit/domain/content/read-text';
import { questionsOf } from './questions-of';

test('each heading is a question, and what stands below it the answer', () => {
  const body = 'Before.\n\n## One?\n\n**Yes**, [see](/faqs).\n\n- this\n- _that_\n\n## Two?\n\nNo.';

  expect(questionsOf(readText(body))).toEqual([
    { question: 'One?', answer: 'Yes, see. this; that' },
    { question: 'Two?', answer: 'No.' },
  ]);
});
