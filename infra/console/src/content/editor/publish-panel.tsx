import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Confirm } from '@shared-kit/ui/overlay/confirm';
import { use, useState } from 'react';
import { useEndPageMutation } from '../../api/content.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { textOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';
import { Panel } from '../../frame/panel';
import * as s from './editor.module.css';
import { PublishDialog } from './publish-dialog';
import type { Draft } from './use-draft';

type PublishPanelProps = { draft: Draft; detail: ContentDetail; onReload: () => void };

/** Lets shoppers see the page, now or later, or takes it away. */
export function PublishPanel({ draft, detail, onReload }: PublishPanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isSeen = detail.state === 'live';
  return (
    <Panel id="publish" title="Publish">
      <Stack gap={16}>
        <p>{sayState(detail, draft)}</p>
        <Stack row gap={12}>
          <Button variant="primary" disabled={draft.conflict !== undefined} onClick={() => setIsAsking(true)}>
            Check and publish…
          </Button>
        </Stack>
        {isSeen && <EndPage draft={draft} onReload={onReload} />}
      </Stack>
      {isAsking && <PublishDialog draft={draft} onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

function sayState({ state, seen }: ContentDetail, { base }: Draft): string {
  const version = seen === 0 ? "the site's file" : `version ${seen}`;
  const isSame = seen === base;
  switch (state) {
    case 'live':
      return isSame ? 'Shoppers see this version.' : `Shoppers see ${version}; what you write is a draft.`;
    case 'scheduled':
      return 'Shoppers see nothing here yet: a version is scheduled.';
    case 'expired':
      return 'Shoppers do not see this page any more.';
    case 'draft':
      return 'Shoppers do not see this page yet.';
  }
}

function EndPage({ draft, onReload }: { draft: Draft; onReload: () => void }) {
  const [end, { error, isLoading }] = useEndPageMutation();
  const notify = use(NoticeContext);

  async function send(form: FormData) {
    const base = draft.isDirty ? await draft.save() : draft.base;
    if (base === null) return;
    const asked = { site: draft.site, path: draft.page.path, base, moved_to: textOf(form, 'moved_to') || null };
    const answer = await end(asked);
    if (!answer.data) return;
    notify(`${draft.page.path} is taken away.`);
    onReload();
  }

  return (
    <Confirm
      label="Take it away"
      keep="Leave it there"
      question="Take this page away from now on?"
      consequences={['Its versions stay, and any of them can be published again.']}
    >
      <form
        className={s.asked}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Where its address leads then"
          name="moved_to"
          optional
          placeholder="/specials"
          help="Without it the address is not found."
          errors={fieldErrorsOf(error)['moved_to']}
        />
        <Failed error={error} fields={['moved_to']} />
        <Button type="submit" variant="primary" busy={isLoading}>
          Take the page away
        </Button>
      </form>
    </Confirm>
  );
}
