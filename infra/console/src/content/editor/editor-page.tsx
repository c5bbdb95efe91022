import { LinkButton } from '@shared-kit/ui/link-button';
import { Tag } from '@shared-kit/ui/message/tag';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';
import { useContentDetailQuery, usePreviewLinkQuery } from '../../api/content.api';
import { Awaited } from '../../frame/awaited';
import { useSiteZone } from '../../frame/use-site-zone';
import { OthersHere } from '../../frame/others-here';
import { PageTop } from '../../frame/page-top';
import { Panel } from '../../frame/panel';
import { formatSiteMoment } from '../../message/format';
import { STATES } from '../content-list';
import { UnsavedNotes } from '../../unsaved/unsaved-notes';
import { objectIn } from '../blocks/block-kinds';
import { Conflict } from './conflict';
import * as s from './editor.module.css';
import { PageForm } from './page-form';
import { Preview } from './preview';
import { PublishPanel } from './publish-panel';
import { textAt, useDraft } from './use-draft';
import { VersionsPanel } from './versions-panel';

/** How often it is looked whether somebody else has saved the page, in milliseconds. */
const LOOK_MS = 15_000;

/** A page as it is written: its parts, what it will look like, its versions, and letting shoppers see it. */
export function EditorPage() {
  const [address] = useSearchParams();
  const of = { site: address.get('site') ?? '', path: address.get('path') ?? '' };
  const detail = useContentDetailQuery(of, { refetchOnMountOrArgChange: true, pollingInterval: LOOK_MS });
  // What was loaded is written on until somebody asks for another version of it.
  const [round, setRound] = useState(0);
  // What an act made of the page is known by asking: begun before that, an editor would write on what is no longer the newest.
  const reload = async () => {
    await detail.refetch();
    setRound((past) => past + 1);
  };
  return (
    <Awaited of="page" from={{ ...detail, data: detail.currentData }}>
      {(page) => <Editor key={`${page.site}${page.path} ${round}`} detail={page} onReload={() => void reload()} />}
    </Awaited>
  );
}

function Editor({ detail, onReload }: { detail: ContentDetail; onReload: () => void }) {
  const { site, path, state, spans } = detail;
  const draft = useDraft(detail);
  const zone = useSiteZone(site);
  const preview = usePreviewLinkQuery({ site, path });
  const next = spans.find(({ version }) => version !== detail.seen);
  return (
    <>
      <PageTop
        title={textAt(draft.page, 'title') || path}
        lead={
          <>
            <Link to={`/content?site=${site}`}>Pages of {site}</Link> · {path}{' '}
            <Tag tone={STATES[state].tone}>{STATES[state].word}</Tag>
            {next && ` version ${next.version} from ${formatSiteMoment(next.from, zone)}`}
          </>
        }
      >
        {preview.data && (
          <LinkButton to={preview.data.link} target="_blank" rel="noreferrer">
            Open the draft
          </LinkButton>
        )}
      </PageTop>
      <UnsavedNotes unsaved={draft.unsaved} onUse={(written) => draft.replace(objectIn(written))} />
      <OthersHere of="page" others={detail.others} last={detail.versions[0]} />
      <Conflict draft={draft} detail={detail} onReload={onReload} />
      <div className={s.desk}>
        <Panel id="words" title="What it says">
          <PageForm draft={draft} />
        </Panel>
        <div className={s.beside}>
          <PublishPanel draft={draft} detail={detail} onReload={onReload} />
          <Panel id="preview" title="What it looks like">
            <Preview link={preview.data?.link} savedAs={draft.base} title={textAt(draft.page, 'title')} />
          </Panel>
        </div>
        <VersionsPanel draft={draft} detail={detail} onReload={onReload} />
      </div>
    </>
  );
}
