import type { ContentConflict } from '@shared-kit/contracts/server/content-desk.contract';
import type { SiteDetail } from '@shared-kit/contracts/server/site-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { use, useState } from 'react';
import type { Failure } from '../api/ask';
import { useSaveSiteMutation } from '../api/site.api';
import { ChangedFields } from '../content/editor/changed-fields';
import * as s from '../content/editor/editor.module.css';
import { NoticeContext } from '../frame/notice';
import { Panel } from '../frame/panel';
import { formatMoment } from '../message/format';
import { AnnouncementFields } from './announcement-fields';
import { HomeFields } from './home-fields';
import { MenuFields } from './menu-fields';

type Parts = SiteDetail['parts'];
type Newer = ContentConflict['conflict'];

/** A site's announcement, home page and menus, saved together: shoppers see them at once. What is typed stays until it is saved. */
export function SiteForm({ detail }: { detail: SiteDetail }) {
  const notify = use(NoticeContext);
  const [{ base, parts, isDirty }, setEdit] = useState({ base: detail.version, parts: detail.parts, isDirty: false });
  const [save, { error, isLoading, reset, requestId }] = useSaveSiteMutation();
  const failure = error as Failure | undefined;
  const newer = newerThan(base, detail, failure);
  const errors = failure && !newer ? failure.fieldErrors : {};
  const say = (part: keyof Parts) => (value: unknown) =>
    setEdit((edit) => ({ ...edit, isDirty: true, parts: { ...edit.parts, [part]: value } }));

  async function saveOver(version: number) {
    const saved = await save({ site: detail.site, base: version, parts });
    if (!saved.data) return;
    setEdit((edit) => ({ ...edit, base: saved.data.version, isDirty: false }));
    notify('Saved. Shoppers see it now.');
  }
  function takeTheirs() {
    reset();
    setEdit({ base: detail.version, parts: detail.parts, isDirty: false });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveOver(base);
      }}
    >
      <Stack gap={24}>
        {newer && <Moved newer={newer} onTheirs={takeTheirs} onMine={() => void saveOver(newer.newest)} />}
        <ErrorSummary key={requestId} errors={errors} />
        {failure && !newer && Object.keys(errors).length === 0 && <p role="alert">{failure.detail}</p>}
        <Panel id="announcement" title="Announcement">
          <AnnouncementFields value={parts.announcement} errors={errors} onChange={say('announcement')} />
        </Panel>
        <Panel id="home" title="Home page, below the search">
          <HomeFields value={parts.home} errors={errors} onChange={say('home')} />
        </Panel>
        <Panel id="header-menu" title="Menu: entries before those of all that works on the site">
          <MenuFields part="header_menu" value={parts.header_menu} errors={errors} onChange={say('header_menu')} />
        </Panel>
        <Panel id="footer-menu" title="Footer: links of its own">
          <MenuFields part="footer_menu" value={parts.footer_menu} errors={errors} onChange={say('footer_menu')} />
        </Panel>
        <Stack row gap={12}>
          <Button type="submit" variant="primary" busy={isLoading}>
            Save and show
          </Button>
          <p role="status">{isDirty ? 'Not saved yet.' : versionWords(detail)}</p>
        </Stack>
      </Stack>
    </form>
  );
}

function versionWords({ version, by, at }: SiteDetail): string {
  return `Version ${version}, ${by ? `by ${by}` : "from the site's file"}, ${formatMoment(at)}`;
}

type MovedProps = { newer: Newer; onTheirs: () => void; onMine: () => void };

/** That somebody else has saved the site meanwhile, what they changed, and the two ways on. */
function Moved({ newer, onTheirs, onMine }: MovedProps) {
  return (
    <section role="alert" className={s.conflict} aria-label="Saved by somebody else">
      <Stack gap={12}>
        <p>
          <strong>
            {newer.by} saved version {newer.newest} of this site, {formatMoment(newer.at)}.
          </strong>{' '}
          What you typed is not saved until you choose.
        </p>
        {newer.fields.length > 0 && <ChangedFields fields={newer.fields} />}
        <Stack row gap={12}>
          <Button variant="primary" onClick={onTheirs}>
            Go on with theirs
          </Button>
          <Button onClick={onMine}>Save mine over it</Button>
        </Stack>
      </Stack>
    </section>
  );
}

/** What saving was told, or what a look has found since. */
function newerThan(base: number, { version, by, at }: SiteDetail, failure: Failure | undefined): Newer | null {
  if (failure && 'conflict' in failure && failure.conflict.newest > base) return failure.conflict;
  return version > base ? { newest: version, by: by || 'Somebody', at, fields: [] } : null;
}
