import { readText } from '@shared-kit/domain/content/read-text';
import type { TextElement } from '@shared-kit/domain/content/read-text';
import { readRuns, writeRuns } from '@shared-kit/domain/content/text-runs';
import type { TextRun } from '@shared-kit/domain/content/text-runs';
import type { JSONContent } from '@tiptap/core';

/** A text as the editor's document has it. */
export function docOfText(text: string): JSONContent {
  const content = readText(text).map(nodeOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function nodeOf(element: TextElement): JSONContent {
  switch (element.kind) {
    case 'heading':
      // The name that links lead to is written behind the heading's words, as it stands in the text.
      return lineNode('heading', element.id === undefined ? element.text : `${element.text} {#${element.id}}`);
    case 'paragraph':
      return lineNode('paragraph', element.text);
    case 'list':
      return {
        type: 'bulletList',
        content: element.items.map((item) => ({ type: 'listItem', content: [lineNode('paragraph', item)] })),
      };
  }
}

function lineNode(type: 'heading' | 'paragraph', line: string): JSONContent {
  const content = readRuns(line).map(({ text, bold, italic, href }) => ({
    type: 'text',
    text,
    marks: [
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
    ],
  }));
  return { type, ...(type === 'heading' && { attrs: { level: 2 } }), content };
}

/** What the editor's document says, as a text. Lines without words are left out. */
export function textOfDoc({ content = [] }: JSONContent): string {
  return content
    .map(elementText)
    .filter((element) => element !== '')
    .join('\n\n');
}

function elementText(node: JSONContent): string {
  switch (node.type) {
    case 'heading': {
      const line = lineText(node);
      return line && `## ${line}`;
    }
    case 'bulletList':
      return (node.content ?? [])
        .map((item) => (item.content ?? []).map(lineText).join(' ').trim())
        .filter((line) => line !== '')
        .map((line) => `- ${line}`)
        .join('\n');
    default:
      // A paragraph that begins as a heading or a list does is none.
      return lineText(node).replace(/^(?=## |- )/, '\\');
  }
}

function lineText({ content = [] }: JSONContent): string {
  return writeRuns(content.map(runOf)).replace(/\s+/g, ' ').trim();
}

function runOf({ text = '', marks = [] }: JSONContent): TextRun {
  const link = marks.find(({ type }) => type === 'link')?.attrs?.['href'] as unknown;
  return {
    text,
    ...(marks.some(({ type }) => type === 'bold') && { bold: true as const }),
    ...(marks.some(({ type }) => type === 'italic') && { italic: true as const }),
    ...(typeof link === 'string' && { href: link }),
  };
}
