import { readBlocks } from '../../pages/read-blocks';
import { questionsOf } from './questions-of';

test('each heading is a question, and what stands below it the answer', () => {
  const body = 'Before.\n\n## One?\n\nYes.\n\n- this\n- that\n\n## Two?\n\nNo.';

  expect(questionsOf(readBlocks(body))).toEqual([
    { question: 'One?', answer: 'Yes. this; that' },
    { question: 'Two?', answer: 'No.' },
  ]);
});
