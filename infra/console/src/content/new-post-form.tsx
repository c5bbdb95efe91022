import { postPath } from '@shared-kit/domain/content/content-pages';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaveDraftMutation } from '../api/content.api';
import { Failed } from '../frame/failed';
import { textOf } from '../frame/form-text';
import * as s from '../frame/rows.module.css';
import { SignedInContext } from '../frame/signed-in';
import { editorAt } from './editor-at';

/** Begins a post of the blog as a draft, by whoever begins it and of today, and opens it. Its address is made of its title. */
export function NewPostForm({ site, taken }: { site: string; taken: readonly string[] }) {
  const [save, { error, isLoading }] = useSaveDraftMutation();
  const [fault, setFault] = useState<string>();
  const { name: author } = use(SignedInContext);
  const go = useNavigate();

  async function begin(title: string) {
    const slug = toSlug(title);
    const path = postPath(slug);
    const isTaken = taken.includes(path);
    setFault(
      isTaken ? 'There is a post of this title: open it above' : slug === '' ? 'Write a title in letters' : undefined,
    );
    if (isTaken || slug === '') return;
    const post = { author, date: new Date().toISOString() };
    const answer = await save({ site, base: 0, page: { path, title, description: '', body: '', post } });
    if (answer.data) void go(editorAt(site, path));
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin(textOf(new FormData(event.currentTarget), 'post-title'));
      }}
    >
      <TextField
        label="Title of the post"
        name="post-title"
        required
        maxLength={120}
        autoComplete="off"
        errors={fault === undefined ? undefined : [fault]}
      />
      <Failed error={error} />
      <Button type="submit" variant="primary" busy={isLoading}>
        Begin this post
      </Button>
    </form>
  );
}
