import { readBlocks } from './read-blocks';

test('reads headings, lists and paragraphs', () => {
  expect(readBlocks('## Hours\n\nWe are open\nevery day.\n\n- Monday\n- Tuesday')).toEqual([
    { kind: 'heading', text: 'Hours' },
    { kind: 'paragraph', text: 'We are open every day.' },
    { kind: 'list', items: ['Monday', 'Tuesday'] },
  ]);
});

test('a heading may have a name that links lead to', () => {
  expect(readBlocks('## What we measure {#measuring}')).toEqual([
    { kind: 'heading', text: 'What we measure', id: 'measuring' },
  ]);
  expect(readBlocks('## Not a {#Name!}')).toEqual([{ kind: 'heading', text: 'Not a {#Name!}' }]);
});

test('reads nothing from an empty body', () => {
  expect(readBlocks(' \n\n ')).toEqual([]);
});
