import type { SiteDetail } from '@shared-kit/contracts/server/site-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { ChangedFields } from '../content/editor/changed-fields';
import * as s from '../content/editor/editor.module.css';
import { Panel } from '../frame/panel';
import { formatMoment } from '../message/format';
import { AnnouncementFields } from './announcement-fields';
import { DraftPanel } from './draft-panel';
import { HomeFields } from './home-fields';
import { MenuFields } from './menu-fields';
import { SiteHistory, versionWords } from './site-history';
import { useSiteEdit } from './use-site-edit';
import type { Newer, SiteEdit } from './use-site-edit';

/** A site's announcement, home page and menus, shown together or kept as a draft. What is typed stays until then. */
export function SiteForm({ detail }: { detail: SiteDetail }) {
  const edit = useSiteEdit(detail);
  const { parts, errors, say } = edit;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <Stack gap={24}>
        {edit.newer && <Moved newer={edit.newer} edit={edit} />}
        <ErrorSummary key={edit.requestId} errors={errors} />
        {edit.problem && <p role="alert">{edit.problem}</p>}
        <DraftPanel detail={detail} edit={edit} />
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
          <Button type="submit" variant="primary" busy={edit.isBusy}>
            Save and show
          </Button>
          <Button busy={edit.isBusy} onClick={() => void edit.keep()}>
            Keep as the draft
          </Button>
          <p role="status">{edit.isDirty ? 'Not saved yet.' : versionWords(detail)}</p>
        </Stack>
        <SiteHistory detail={detail} edit={edit} />
      </Stack>
    </form>
  );
}

/** That somebody else has saved the site meanwhile, what they changed, and the two ways on. */
function Moved({ newer, edit }: { newer: Newer; edit: SiteEdit }) {
  return (
    <section role="alert" className={s.conflict} aria-label="Saved by somebody else">
      <Stack gap={12}>
        <p>
          <strong>
            {newer.of === 'site'
              ? `${newer.by} saved version ${newer.newest} of this site, ${formatMoment(newer.at)}.`
              : `${newer.by} kept another draft of this site, ${formatMoment(newer.at)}.`}
          </strong>{' '}
          What you typed is not saved until you choose.
        </p>
        {newer.fields.length > 0 && <ChangedFields fields={newer.fields} />}
        <Stack row gap={12}>
          <Button variant="primary" onClick={edit.takeTheirs}>
            Go on with theirs
          </Button>
          <Button onClick={() => void edit.saveOverTheirs()}>Save mine over it</Button>
        </Stack>
      </Stack>
    </section>
  );
}
