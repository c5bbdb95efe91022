import { Button } from '@shared-kit/ui/form/button';
import { use } from 'react';
import { usePublishPageMutation } from '../../api/content.api';
import { NoticeContext } from '../../frame/notice';
import type { Draft } from './use-draft';
import { textAt } from './use-draft';

type PublishAgainProps = { draft: Draft; onReload: () => void; onRefused: () => void };

/** Brings back a page that is over: without an end that has come, which would keep it from being seen. */
export function PublishAgain({ draft, onReload, onRefused }: PublishAgainProps) {
  const [publish, { isLoading }] = usePublishPageMutation();
  const notify = use(NoticeContext);

  async function send() {
    const { site, page } = draft;
    if (Date.parse(textAt(page, 'expiry')) <= Date.now()) draft.change({ expiry: undefined, moved_to: undefined });
    const version = await draft.save();
    if (version === null) return;
    const { data } = await publish({ site, path: page.path, version, at: null, confirmed: false });
    // What is to be mended or looked at first is said where it is asked about.
    if (!data) return onRefused();
    notify(`${page.path} is published.`);
    onReload();
  }

  return (
    <Button
      variant="primary"
      busy={isLoading || draft.isSaving}
      disabled={!!draft.conflict}
      onClick={() => void send()}
    >
      Publish again
    </Button>
  );
}
