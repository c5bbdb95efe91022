import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import * as s from './rich-text.module.css';
import { docOfText, textOfDoc } from './text-doc';
import { TextBar } from './text-bar';
import { textSchema } from './text-schema';

type RichEditorProps = {
  label: string;
  /** Also the field's id. */
  name: string;
  help?: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** A text as it will look, written with the keys and buttons that people know. What it says is the page's own text. */
export function RichEditor({ label, name, help, value, onChange }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  // What it was told and what it said last: from elsewhere comes only what is neither.
  const latest = useRef({ value, onChange, attributes: attributesOf(name, help !== undefined) });
  useEffect(() => {
    latest.current.onChange = onChange;
  }, [onChange]);

  useEffect(() => {
    const made: Editor = new Editor({
      element: place.current,
      extensions: textSchema,
      content: docOfText(latest.current.value),
      // Its own would stand in the page as a style that the console's policy refuses.
      injectCSS: false,
      editorProps: {
        attributes: latest.current.attributes,
        handleDOMEvents: { keydown: (view, event) => actsOnSelection(event) && takeSelection(made, view) },
      },
      onUpdate: ({ editor: changed }) => {
        latest.current.value = textOfDoc(changed.getJSON());
        latest.current.onChange(latest.current.value);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!editor || value === latest.current.value) return;
    latest.current.value = value;
    editor.commands.setContent(docOfText(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={s.editor}>
      <span id={`${name}-label`} className={s.label}>
        {label}
      </span>
      {help !== undefined && (
        <p id={`${name}-help`} className={s.help}>
          {help}
        </p>
      )}
      {editor && <TextBar editor={editor} name={name} label={label} />}
      <div ref={place} />
    </div>
  );
}

/** Leaves the text for its buttons, or is a shortcut such as Control and B. */
const actsOnSelection = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Tab' || ctrlKey || metaKey;

/**
 * Takes what is chosen from the page itself. The browser tells of a selection some time after it changed, and the editor
 * no longer listens once Tab has moved the focus: a link or a bold mark would be set on fewer words than are marked.
 * Answers false, so that the key does what it does.
 */
function takeSelection(editor: Editor, view: Editor['view']): false {
  const chosen = view.dom.ownerDocument.getSelection();
  const { anchorNode, focusNode } = chosen ?? {};
  if (!chosen || !anchorNode || !focusNode) return false;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return false;
  const anchor = view.posAtDOM(anchorNode, chosen.anchorOffset);
  const head = view.posAtDOM(focusNode, chosen.focusOffset);
  editor.commands.setTextSelection({ from: Math.min(anchor, head), to: Math.max(anchor, head) });
  return false;
}

function attributesOf(name: string, hasHelp: boolean): Record<string, string> {
  return {
    ...{ id: name, role: 'textbox', class: s.text ?? '' },
    ...{ 'aria-multiline': 'true', 'aria-labelledby': `${name}-label` },
    ...(hasHelp && { 'aria-describedby': `${name}-help` }),
  };
}
