import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { use, useState } from 'react';
import type { ContentFinding } from '@shared-kit/domain/content/content-findings';
import { momentIn, zoneWords } from '@shared-kit/domain/time/moment-in';
import { useCheckPageQuery, usePublishPageMutation } from '../../api/content.api';
import { Awaited } from '../../frame/awaited';
import { Failed } from '../../frame/failed';
import { textOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';
import { useSiteZone } from '../../frame/use-site-zone';
import { formatSiteMoment } from '../../message/format';
import * as s from './editor.module.css';
import type { Draft } from './use-draft';

const FORM = 'publish-form';

/** Says what has to be mended or looked at first, asks from when on, and publishes what stands in the editor. */
export function PublishDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  // What is asked about is what was there when it was opened.
  const [page] = useState(draft.page);
  const zone = useSiteZone(draft.site);
  const check = useCheckPageQuery({ site: draft.site, page }, { refetchOnMountOrArgChange: true });
  const [publish, { error, isLoading }] = usePublishPageMutation();
  const notify = use(NoticeContext);
  const findings = check.data?.findings ?? [];
  const hasErrors = findings.some(({ level }) => level === 'error');

  async function send(form: FormData) {
    // A page that was only in the site's file becomes a version of its own by being published.
    const version = draft.isDirty ? await draft.save() : draft.base;
    if (version === null) return onClose();
    const typed = textOf(form, 'at');
    const at = (typed && zone && momentIn(zone, typed)?.toISOString()) || null;
    const confirmed = form.get('confirmed') === 'on';
    const answer = await publish({ site: draft.site, path: page.path, version, at, confirmed });
    if (!answer.data) return;
    draft.goOnFrom(answer.data.version);
    const isLater = at !== null && Date.parse(at) > Date.now();
    notify(isLater ? `${page.path} changes ${formatSiteMoment(at, zone)}.` : `${page.path} is published.`);
    onClose();
  }

  return (
    <Dialog
      id="publish-dialog"
      title="Publish this page"
      size="s"
      open
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          busy={isLoading}
          disabled={hasErrors || !check.data || !zone}
        >
          Publish
        </Button>
      }
    >
      <form
        id={FORM}
        className={s.asked}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <Awaited of="check" from={check}>
          {({ findings: found }) => <Findings findings={found} />}
        </Awaited>
        {!hasErrors && findings.length > 0 && (
          <Checkbox label="I have read this, and it may be published" name="confirmed" required />
        )}
        <TextField
          label="From"
          name="at"
          type="datetime-local"
          optional
          help={`${zone ? zoneWords(zone) : ''}, whatever the clock of this computer says. Empty: now.`}
        />
        <Failed error={error} />
      </form>
    </Dialog>
  );
}

function Findings({ findings }: { findings: readonly ContentFinding[] }) {
  if (findings.length === 0)
    return <p>Nothing to mend: links, pictures, headings and the words of the law are in order.</p>;
  const [errors, warnings] = ['error', 'warning'].map((wanted) => findings.filter(({ level }) => level === wanted));
  return (
    <>
      <Listed title="To be mended first" findings={errors ?? []} />
      <Listed title="To be looked at" findings={warnings ?? []} />
    </>
  );
}

function Listed({ title, findings }: { title: string; findings: readonly ContentFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={s.findings}>
        {findings.map(({ where, text }, index) => (
          <li key={index}>
            {fieldName(where)}: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const OF_A_LIST: Readonly<Record<string, string>> = { blocks: 'part', positions: 'position', related: 'link' };

/** "blocks.1.text" as "part 2". */
function fieldName(where: string): string {
  const { list = '', at = '' } = /^(?<list>\w+)\.(?<at>\d+)/.exec(where)?.groups ?? {};
  const name = OF_A_LIST[list];
  return name === undefined ? where : `${name} ${Number(at) + 1}`;
}
