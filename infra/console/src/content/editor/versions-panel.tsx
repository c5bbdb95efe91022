import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';
import { findConfigChanges } from '@shared-kit/domain/site/config-changes';
import { Button } from '@shared-kit/ui/form/button';
import { Tag } from '@shared-kit/ui/message/tag';
import { Stack } from '@shared-kit/ui/layout/stack';
import { use, useState } from 'react';
import { useContentVersionQuery, useRevertPageMutation } from '../../api/content.api';
import { Awaited } from '../../frame/awaited';
import { Failed } from '../../frame/failed';
import { NoticeContext } from '../../frame/notice';
import { Panel } from '../../frame/panel';
import * as rows from '../../frame/rows.module.css';
import { formatMoment } from '../../message/format';
import { ChangedFields } from './changed-fields';
import { shownVersions } from './shown-versions';
import type { Draft } from './use-draft';

type VersionsPanelProps = { draft: Draft; detail: ContentDetail; onReload: () => void };

/** Every version with who and when: compared with what stands in the editor, and taken up again. */
export function VersionsPanel({ draft, detail, onReload }: VersionsPanelProps) {
  const [compared, setCompared] = useState<number>();
  const [isWhole, setIsWhole] = useState(false);
  const [revert, { error, isLoading }] = useRevertPageMutation();
  const notify = use(NoticeContext);
  const versions = isWhole ? detail.versions : shownVersions(detail);

  async function takeUp(to: number) {
    const base = draft.isDirty ? await draft.save() : draft.base;
    if (base === null) return;
    const answer = await revert({ site: draft.site, path: draft.page.path, base, to });
    if (!answer.data) return;
    notify(`Version ${to} is the draft now; publish it to have it seen.`);
    onReload();
  }

  return (
    <Panel id="versions" title="Versions">
      <Failed error={error} />
      {versions.length === 0 && <p>What you see stands in the site’s file. The first change makes version 1.</p>}
      <ul className={rows.list}>
        {versions.map(({ version, by, at, note }) => (
          <li key={version} className={rows.row}>
            <div className={rows.words}>
              <p className={rows.name}>
                Version {version} {version === detail.seen && <Tag tone="green">Seen</Tag>}
              </p>
              <p className={rows.note}>
                {by}, {formatMoment(at)}
                {note && ` · ${note}`}
              </p>
            </div>
            {version !== draft.base && (
              <Stack row gap={8}>
                <Button
                  size="s"
                  aria-expanded={compared === version}
                  aria-label={`Compare version ${version}`}
                  onClick={() => setCompared(compared === version ? undefined : version)}
                >
                  Compare
                </Button>
                <Button
                  size="s"
                  busy={isLoading}
                  aria-label={`Take up version ${version}`}
                  onClick={() => void takeUp(version)}
                >
                  Take up
                </Button>
              </Stack>
            )}
            {compared === version && <Compared draft={draft} version={version} />}
          </li>
        ))}
      </ul>
      {!isWhole && versions.length < detail.versions.length && (
        <Button size="s" variant="quiet" onClick={() => setIsWhole(true)}>
          Show all {detail.versions.length} versions
        </Button>
      )}
    </Panel>
  );
}

function Compared({ draft, version }: { draft: Draft; version: number }) {
  const other = useContentVersionQuery({ site: draft.site, path: draft.page.path, version });
  return (
    <Awaited of="version" from={other}>
      {({ page }) => {
        const changes = findConfigChanges(page, draft.page);
        if (changes.length === 0) return <p>Says the same as the editor.</p>;
        const fields = changes.map(({ path, before, after }) => ({
          field: path,
          before: asText(before),
          after: asText(after),
        }));
        return <ChangedFields fields={fields} />;
      }}
    </Awaited>
  );
}

function asText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
