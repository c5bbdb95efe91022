import { isLink } from '@shared-kit/contracts/site/link-address';
import { Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

/** What is pasted keeps its links only where a page may have them; the rest of its looks is left behind. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLink(element.getAttribute('href') ?? '') ? null : false) },
  ],
  // In the editor it is no link: a click is to put the cursor there.
  renderHTML: ({ HTMLAttributes }) => ['span', { 'data-href': String(HTMLAttributes['href']) }, 0],
});

/** Lines of a list, and no list within: Tab leaves the field, as it leaves any other. */
const Item = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What a text of a page may consist of, as `text-runs.ts` and `read-text.ts` know it, and nothing else. */
export const textSchema = [
  Document,
  Paragraph,
  Text,
  Heading.extend({ marks: 'bold italic link' }).configure({ levels: [2] }),
  BulletList,
  Item,
  Link,
  Bold,
  Italic,
  UndoRedo,
];
