import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useState } from 'react';
import { Panel } from '../../frame/panel';
import { EndPage } from './end-page';
import { PublishAgain } from './publish-again';
import { PublishDialog } from './publish-dialog';
import type { Draft } from './use-draft';

type PublishPanelProps = { draft: Draft; detail: ContentDetail; onReload: () => void };

/** Lets shoppers see the page, now or later, or takes it away. */
export function PublishPanel({ draft, detail, onReload }: PublishPanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isSeen, isOver] = [detail.state === 'live', detail.state === 'expired'];
  return (
    <Panel id="publish" title="Publish">
      <Stack gap={16}>
        <p>{sayState(detail, draft)}</p>
        <Stack row gap={12}>
          {isOver && <PublishAgain draft={draft} onReload={onReload} onRefused={() => setIsAsking(true)} />}
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            disabled={draft.conflict !== undefined}
            onClick={() => setIsAsking(true)}
          >
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
