import type { SiteDetail } from '@shared-kit/contracts/operator/site-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSitePreviewQuery } from '../api/site.api';
import { Preview } from '../content/editor/preview';
import { Panel } from '../frame/panel';
import { formatMoment } from '../message/format';
import type { SiteEdit } from './use-site-edit';

/** That the site is being written, by whom, and what its home page will look like; nothing where it is not. */
export function DraftPanel({ detail: { site, draft }, edit }: { detail: SiteDetail; edit: SiteEdit }) {
  const preview = useSitePreviewQuery(site, { skip: draft === null });
  if (draft === null) return null;
  return (
    <Panel id="draft" title="Draft">
      <Stack gap={12}>
        <p>
          By {draft.by}, {formatMoment(draft.at)}. Shoppers do not see it; this is what you write on here.
        </p>
        <Preview link={preview.data?.link} savedAs={draft.number} title="the home page" />
        <Stack row gap={12}>
          {preview.data && (
            <LinkButton to={preview.data.link} target="_blank" rel="noreferrer">
              Open the draft
            </LinkButton>
          )}
          <Button variant="quiet" busy={edit.isBusy} onClick={() => void edit.dropDraft()}>
            Throw the draft away
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
