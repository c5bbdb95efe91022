import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import { BlockList } from '../blocks/block-list';
import { PictureFields } from '../blocks/picture-fields';
import { PositionsFields } from '../blocks/positions-fields';
import { RelatedFields } from '../blocks/related-fields';
import { FORM_CHOICES } from '../form-choices';
import { RichTextField } from '../rich-text/rich-text-field';
import { Failed } from '../../frame/failed';
import { useSiteZone } from '../../frame/use-site-zone';
import { isPostDraft, PostFields } from './post-fields';
import { TimesFields } from './times-fields';
import { textAt } from './use-draft';
import type { Draft } from './use-draft';

const FORMS = [{ value: '', label: 'None' }, ...FORM_CHOICES];

type PageFormProps = { draft: Draft };

/** Typed fields for what a page has, and its parts below. What is typed is kept by itself. */
export function PageForm({ draft }: PageFormProps) {
  const { page, change } = draft;
  const isPost = isPostDraft(draft);
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
      <RichTextField label="Text" name="body" value={textAt(page, 'body')} onChange={(body) => change({ body })} />
      {isPost ? <PostFields draft={draft} /> : <QuestionsField draft={draft} />}
      <PictureFields
        legend="Picture below the title"
        prefix="picture"
        picture={page['picture']}
        onChange={(picture) => change({ picture })}
      />
      <BlockList blocks={page['blocks']} onChange={(blocks) => change({ blocks })} />
      {!isPost && <PageLists draft={draft} />}
      <RelatedFields related={page['related']} onChange={(related) => change({ related })} />
      <TimesFields draft={draft} />
      {!isPost && <FooterField draft={draft} />}
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

function QuestionsField({ draft: { page, change } }: PageFormProps) {
  return (
    <Checkbox
      label="Its headings are questions that open to their answers"
      name="questions"
      checked={page['questions'] === true}
      onChange={(event) => change({ questions: event.target.checked })}
    />
  );
}

/** What a page may have and a post not: positions, and a form of its own. */
function PageLists({ draft: { site, page, change } }: PageFormProps) {
  const zone = useSiteZone(site);
  return (
    <>
      <PositionsFields positions={page['positions']} zone={zone} onChange={(positions) => change({ positions })} />
      <Select
        label="Form below"
        name="form"
        options={FORMS}
        value={textAt(page, 'form')}
        onChange={(event) => change({ form: event.target.value })}
      />
    </>
  );
}

function FooterField({ draft: { page, change } }: PageFormProps) {
  return (
    <Checkbox
      label="The footer leads to it"
      name="in_footer"
      checked={page['in_footer'] !== false}
      onChange={(event) => change({ in_footer: event.target.checked })}
    />
  );
}

function sayKept({ isSaving, isDirty, base, conflict }: Draft): string {
  if (isSaving) return 'Saving…';
  if (conflict) return 'Not saved: somebody else saved this page';
  if (isDirty) return 'Not saved yet';
  return base === 0 ? "As the site's file says" : `Kept as version ${base}`;
}
