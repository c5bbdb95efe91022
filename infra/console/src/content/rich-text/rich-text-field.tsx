import { TextArea } from '@shared-kit/ui/form/text-area';
import { lazy, Suspense } from 'react';
import * as s from './rich-text.module.css';

type RichTextFieldProps = {
  label: string;
  /** Where its faults are told, like `blocks.2.text`. */
  name: string;
  help?: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** Only who writes a page fetches the editor; where it cannot be had, the text is written as it stands. */
const Editor = lazy(async () => {
  const loaded = await import(/* webpackChunkName: 'rich-editor' */ './rich-editor').catch(() => null);
  return { default: loaded?.RichEditor ?? PlainEditor };
});

/** A text with bold and italic words, links, headings and lists. */
export function RichTextField({ label, name, help, value, onChange }: RichTextFieldProps) {
  return (
    <div className={s.field}>
      <Suspense fallback={<PlainEditor {...{ label, name, help, value, onChange }} />}>
        <Editor {...{ label, name, help, value, onChange }} />
      </Suspense>
    </div>
  );
}

function PlainEditor({ label, name, help, value, onChange }: RichTextFieldProps) {
  return (
    <TextArea
      {...{ label, name, value }}
      rows={6}
      help={help ?? 'A free line parts paragraphs. "## " begins a heading, "- " an entry of a list.'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
