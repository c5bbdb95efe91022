import { readBlocks } from './read-blocks';

test('reads headings, lists and paragraphs', () => {
  expect(readBlocks('## Hours\n\nWe are open\nevery day.\n\n- Monday\n- Tuesday')).toEqual([
    { kind: 'heading', text: 'Hours' },
    { kind: 'paragraph', text: 'We are open every day.' },
    { kind: 'list', items: ['Monday', 'Tuesday'] },
  ]);
});

test('reads nothing from an empty body', () => {
  expect(readBlocks(' \n\n ')).toEqual([]);
});
