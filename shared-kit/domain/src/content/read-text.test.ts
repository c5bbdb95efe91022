import { readText } from './read-text';

test('reads headings, lists and paragraphs', () => {
  expect(readText('## Hours\n\nWe are open\nevery day.\n\n- Monday\n- Tuesday')).toEqual([
    { kind: 'heading', text: 'Hours' },
    { kind: 'paragraph', text: 'We are open every day.' },
    { kind: 'list', items: ['Monday', 'Tuesday'] },
  ]);
});

test('a heading may have a name that links lead to', () => {
  expect(readText('## What we measure {#measuring}')).toEqual([
    { kind: 'heading', text: 'What we measure', id: 'measuring' },
  ]);
  expect(readText('## Not a {#Name!}')).toEqual([{ kind: 'heading', text: 'Not a {#Name!}' }]);
});

test('reads nothing from an empty body', () => {
  expect(readText(' \n\n ')).toEqual([]);
});
