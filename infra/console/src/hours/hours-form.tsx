import type { HoursDetail } from '@shared-kit/contracts/operator/hours-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Panel } from '../frame/panel';
import { versionWords } from '../message/version-words';
import { EditForm } from '../unsaved/edit-form';
import { HolidayFields } from './holiday-fields';
import { HoursHistory } from './hours-history';
import { useHoursEdit } from './use-hours-edit';
import { WeekFields } from './week-fields';

/** The hours of a location, saved together. */
export function HoursForm({ site, detail }: { site: string; detail: HoursDetail }) {
  const edit = useHoursEdit(site, detail);
  const [last] = detail.versions;
  const { sites = [] } = detail;
  const others = sites.filter(({ isTheirs }) => !isTheirs);
  return (
    <EditForm
      of="location’s hours"
      others={detail.others}
      edit={edit}
      newer={edit.isMoved && { said: `These hours were saved by somebody else: ${sayLast(last)}.` }}
    >
      {sites.length > 1 && <p>{`Seen on ${namesOf(sites)}: what is saved here changes all of them.`}</p>}
      {others.length > 0 && (
        <p role="note">
          {`You may not change anything of ${namesOf(others)}, so you cannot save these hours. Ask a release manager, or somebody who may for all of these sites.`}
        </p>
      )}
      <Panel id="week" title="Every week">
        <WeekFields edit={edit} />
      </Panel>
      <Panel id="holidays" title="Other hours on single days">
        <HolidayFields edit={edit} />
      </Panel>
      <Stack row gap={12}>
        {others.length === 0 && (
          <Button type="submit" variant="primary" busy={edit.isSaving}>
            Save and show
          </Button>
        )}
        <p role="status">{edit.isDirty ? 'Not saved yet.' : sayLast(last)}</p>
      </Stack>
      <HoursHistory detail={detail} edit={edit} />
    </EditForm>
  );
}

const namesOf = (sites: readonly { name: string }[]) => sites.map(({ name }) => name).join(' and ');

/** Undefined for what the group's file says. */
function sayLast(last: HoursDetail['versions'][number] | undefined): string {
  return last ? versionWords(last, 'group') : "As the group's file says.";
}
