import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import { BlockList } from '../blocks/block-list';
import { PictureFields } from '../blocks/picture-fields';
import { RelatedFields } from '../blocks/related-fields';
import { FORM_CHOICES } from '../form-choices';
import { Failed } from '../../frame/failed';
import { textAt } from './use-draft';
import type { Draft } from './use-draft';

const FORMS = [{ value: '', label: 'None' }, ...FORM_CHOICES];

/** Typed fields for what a page has, and its parts below. What is typed is kept by itself. */
export function PageForm({ draft }: { draft: Draft }) {
  const { page, change } = draft;
  const field = (name: string) => ({
    name,
    value: textAt(page, name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Stack>
      <TextField label="Title" required {...field('title')} />
      <TextArea
        label="Description"
        rows={2}
        help="For search engines and below the title; up to 160 characters."
        {...field('description')}
      />
      <TextArea
        label="Text"
        rows={12}
        help={'A free line parts paragraphs. "## " begins a heading, "- " an entry of a list.'}
        {...field('body')}
      />
      <Checkbox
        label="Its headings are questions that open to their answers"
        name="questions"
        checked={page['questions'] === true}
        onChange={(event) => change({ questions: event.target.checked })}
      />
      <PictureFields
        legend="Picture below the title"
        prefix="picture"
        picture={page['picture']}
        onChange={(picture) => change({ picture })}
      />
      <BlockList blocks={page['blocks']} onChange={(blocks) => change({ blocks })} />
      <Select label="Form below" options={FORMS} {...field('form')} />
      <RelatedFields related={page['related']} onChange={(related) => change({ related })} />
      <Checkbox
        label="The footer leads to it"
        name="in_footer"
        checked={page['in_footer'] !== false}
        onChange={(event) => change({ in_footer: event.target.checked })}
      />
      <Stack row gap={12}>
        <Button busy={draft.isSaving} onClick={() => void draft.save()}>
          Save draft
        </Button>
        <p role="status">{sayKept(draft)}</p>
      </Stack>
      {!draft.conflict && <Failed error={draft.failure} />}
    </Stack>
  );
}

function sayKept({ isSaving, isDirty, base, conflict }: Draft): string {
  if (isSaving) return 'Saving…';
  if (conflict) return 'Not saved: somebody else saved this page';
  if (isDirty) return 'Not saved yet';
  return base === 0 ? "As the site's file says" : `Kept as version ${base}`;
}
