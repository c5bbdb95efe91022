import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaveDraftMutation } from '../api/content.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { textOf } from '../frame/form-text';
import * as s from '../frame/rows.module.css';
import { editorAt } from './editor-at';

/** Begins a page as a draft and opens it. */
export function NewPageForm({ site, taken }: { site: string; taken: readonly string[] }) {
  const [save, { error, isLoading }] = useSaveDraftMutation();
  const [isTaken, setIsTaken] = useState(false);
  const go = useNavigate();
  const errors = fieldErrorsOf(error);
  const address = isTaken ? ['There is a page at this address: open it above'] : errors['page.path'];

  async function begin(form: FormData) {
    const path = textOf(form, 'path');
    setIsTaken(taken.includes(path));
    if (taken.includes(path)) return;
    const page = { path, title: textOf(form, 'title'), description: '', body: '', in_footer: false };
    const answer = await save({ site, base: 0, page });
    if (answer.data) void go(editorAt(site, path));
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin(new FormData(event.currentTarget));
      }}
    >
      <TextField label="Title" name="title" required maxLength={120} autoComplete="off" />
      <TextField
        label="Address"
        name="path"
        required
        placeholder="/winter-offers"
        autoComplete="off"
        help="As it stands behind the name of the site."
        errors={address}
      />
      <Failed error={error} fields={['page.path']} />
      <Button type="submit" variant="primary" busy={isLoading}>
        Begin this page
      </Button>
    </form>
  );
}
