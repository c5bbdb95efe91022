import type { HoursDetail } from '@shared-kit/contracts/server/hours-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import * as e from '../content/editor/editor.module.css';
import { Panel } from '../frame/panel';
import { HolidayFields } from './holiday-fields';
import { HoursHistory } from './hours-history';
import { useHoursEdit } from './use-hours-edit';
import type { HoursEdit } from './use-hours-edit';
import { versionWords } from './version-words';
import type { Version } from './version-words';
import { WeekFields } from './week-fields';

/** The hours of a location, saved together. */
export function HoursForm({ site, detail }: { site: string; detail: HoursDetail }) {
  const edit = useHoursEdit(site, detail);
  const [last] = detail.versions;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <Stack gap={24}>
        {edit.isMoved && <Moved edit={edit} last={last} />}
        <ErrorSummary key={edit.requestId} errors={edit.errors} />
        {edit.problem && <p role="alert">{edit.problem}</p>}
        <Panel id="week" title="Every week">
          <WeekFields edit={edit} />
        </Panel>
        <Panel id="holidays" title="Other hours on single days">
          <HolidayFields edit={edit} />
        </Panel>
        <Stack row gap={12}>
          <Button type="submit" variant="primary" busy={edit.isSaving}>
            Save and show
          </Button>
          <p role="status">{edit.isDirty ? 'Not saved yet.' : versionWords(last)}</p>
        </Stack>
        <HoursHistory detail={detail} edit={edit} />
      </Stack>
    </form>
  );
}

/** That somebody else has saved them meanwhile, and the two ways on. */
function Moved({ edit, last }: { edit: HoursEdit; last: Version }) {
  return (
    <section role="alert" className={e.conflict} aria-label="Saved by somebody else">
      <Stack gap={12}>
        <p>
          <strong>These hours were saved by somebody else: {versionWords(last)}.</strong> What you typed is not saved
          until you choose.
        </p>
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
