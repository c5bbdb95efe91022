import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { LinkForm } from './link-form';

type TextBarProps = { editor: Editor; name: string; label: string };

/** Whose button is pressed has the words in view. */
const KEPT = { scrollIntoView: false };

const ACTS = {
  bold: { words: 'Bold', act: (editor: Editor) => editor.chain().focus(undefined, KEPT).toggleMark('bold').run() },
  italic: {
    words: 'Italic',
    act: (editor: Editor) => editor.chain().focus(undefined, KEPT).toggleMark('italic').run(),
  },
  heading: {
    words: 'Heading',
    act: (editor: Editor) =>
      editor.chain().focus(undefined, KEPT).toggleNode('heading', 'paragraph', { level: 2 }).run(),
  },
  bulletList: {
    words: 'List',
    act: (editor: Editor) => editor.chain().focus(undefined, KEPT).toggleList('bulletList', 'listItem').run(),
  },
} as const;

/** What may be done to the words that are chosen: each says whether it is so already. */
export function TextBar({ editor, name, label }: TextBarProps) {
  const active = useActive(editor);
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <div role="toolbar" aria-label={`${label}: how it is set`} aria-controls={name}>
        <Stack row gap={8}>
          {Object.entries(ACTS).map(([mark, { words, act }]) => (
            <Button key={mark} size="s" aria-pressed={active.includes(mark)} onClick={() => act(editor)}>
              {words}
            </Button>
          ))}
          <Button size="s" aria-pressed={active.includes('link')} onClick={() => setLinking(!isLinking)}>
            Link
          </Button>
        </Stack>
      </div>
      {isLinking && (
        <LinkForm
          editor={editor}
          name={name}
          onClose={() => {
            setLinking(false);
            editor.commands.focus(undefined, KEPT);
          }}
        />
      )}
    </>
  );
}

/** What the words at the cursor are, told with each step of the editor, whose state is its own. */
function useActive(editor: Editor): readonly string[] {
  const [active, setActive] = useState('');
  useEffect(() => {
    const onStep = () => setActive([...Object.keys(ACTS), 'link'].filter((name) => editor.isActive(name)).join(' '));
    editor.on('transaction', onStep);
    return () => void editor.off('transaction', onStep);
  }, [editor]);
  return active.split(' ');
}
