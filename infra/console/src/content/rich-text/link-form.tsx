import { isLink } from '@shared-kit/contracts/site/link-address';
import { LINK_WORDS } from '@shared-kit/contracts/site/link.contract';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as s from './rich-text.module.css';

type LinkFormProps = { editor: Editor; name: string; onClose: () => void };

/**
 * Where the chosen words lead; with none chosen the address itself is written. It stands in the page's own form, so that
 * Enter is taken here.
 */
export function LinkForm({ editor, name, onClose }: LinkFormProps) {
  const given: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof given === 'string' ? given : '');
  const [errors, setErrors] = useState<string[]>([]);

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function link() {
    const address = href.trim();
    if (!isLink(address)) return setErrors([LINK_WORDS]);
    const marks = [{ type: 'link', attrs: { href: address } }];
    const isNothingChosen = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain().extendMarkRange('link');
    if (isNothingChosen) chain.insertContent({ type: 'text', text: address, marks }).run();
    else chain.setMark('link', { href: address }).run();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    link();
  }

  return (
    <div role="group" aria-label="Link" className={s.link}>
      <TextField
        label="Where the words lead"
        name={`${name}.link`}
        help={LINK_WORDS}
        ref={field}
        onKeyDown={onKeyDown}
        autoComplete="off"
        value={href}
        errors={errors}
        onChange={(event) => setHref(event.target.value)}
      />
      <Stack row gap={8}>
        <Button size="s" onClick={link}>
          Make it a link
        </Button>
        {editor.isActive('link') && (
          <Button
            size="s"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run();
              onClose();
            }}
          >
            Take the link off
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </div>
  );
}
