import fc from 'fast-check';
import { docOfText, textOfDoc } from './text-doc';

const TEXT = [
  '## What we measure {#measuring}',
  'Open **every day**, _mostly_: [our **hours**](/contact).',
  '- One\n- [Two](tel:0738089999)',
  '{{privacy}}',
].join('\n\n');

test('a text that is opened and closed says the same', () => {
  expect(textOfDoc(docOfText(TEXT))).toBe(TEXT);
  expect(textOfDoc(docOfText(''))).toBe('');
});

test('a paragraph that begins as a heading or a list does stays one', () => {
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '- no list' }] }] };

  expect(textOfDoc(doc)).toBe(String.raw`\- no list`);
  expect(docOfText(textOfDoc(doc)).content).toMatchObject([{ type: 'paragraph', content: [{ text: '- no list' }] }]);
});

const words = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '*', '_', '[', ']', '(', ')', '\\', '#', '-'),
  maxLength: 12,
});

test('whatever is written, what is read of it is written the same again', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), (lines) => {
      const once = textOfDoc(docOfText(lines.join('\n\n')));
      expect(textOfDoc(docOfText(once))).toBe(once);
    }),
  );
});

test('words of an editor come back as they were typed, whatever signs stand in them', () => {
  fc.assert(
    fc.property(words, (typed) => {
      const said = typed.replace(/\s+/g, ' ').trim();
      fc.pre(said !== '');
      const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }] };
      const [element] = docOfText(textOfDoc(doc)).content ?? [];
      expect(element?.type).toBe('paragraph');
      expect(element?.content?.map(({ text }) => text).join('')).toBe(said);
    }),
  );
});
