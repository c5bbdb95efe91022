import type { SiteDetail } from '@shared-kit/contracts/operator/site-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { ChangedFields } from '../content/editor/changed-fields';
import { Panel } from '../frame/panel';
import { useSiteZone } from '../frame/use-site-zone';
import { formatMoment } from '../message/format';
import { versionWords } from '../message/version-words';
import { EditForm } from '../unsaved/edit-form';
import { AnnouncementFields } from './announcement-fields';
import { DraftPanel } from './draft-panel';
import { HomeFields } from './home-fields';
import { MenuFields } from './menu-fields';
import { SiteHistory } from './site-history';
import { UnseenLinks } from './unseen-links';
import { useSiteEdit } from './use-site-edit';
import type { Newer } from './use-site-edit';

/** A site's announcement, home page and menus, shown together or kept as a draft. What is typed stays until then. */
export function SiteForm({ detail }: { detail: SiteDetail }) {
  const edit = useSiteEdit(detail);
  const { parts, errors, say } = edit;
  const zone = useSiteZone(detail.site);
  return (
    <EditForm
      of="site"
      others={detail.others}
      edit={edit}
      newer={
        edit.newer && {
          said: sayNewer(edit.newer),
          changes: edit.newer.fields.length > 0 && <ChangedFields fields={edit.newer.fields} />,
        }
      }
    >
      <DraftPanel detail={detail} edit={edit} />
      <Panel id="announcement" title="Announcement">
        <AnnouncementFields zone={zone} value={parts.announcement} errors={errors} onChange={say('announcement')} />
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
        <p role="status">{edit.isDirty ? 'Not saved yet.' : versionWords(detail, 'site')}</p>
      </Stack>
      <UnseenLinks links={edit.unseen} />
      <SiteHistory detail={detail} edit={edit} />
    </EditForm>
  );
}

function sayNewer({ of, by, newest, at }: Newer): string {
  const what = of === 'site' ? `saved version ${newest} of this site` : 'kept another draft of this site';
  return `${by} ${what}, ${formatMoment(at)}.`;
}
