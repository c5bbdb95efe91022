import type { DeskRemote, ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import type { PreviewAsked } from '@shared-kit/contracts/operator/release-preview.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Select } from '@shared-kit/ui/form/select';
import { QrCode } from '@shared-kit/ui/qr-code';
import { usePreviewMutation } from '../../api/releases.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { textOf } from '../../frame/form-text';
import { Panel } from '../../frame/panel';
import * as rows from '../../frame/rows.module.css';
import { SecretShown } from '../../frame/secret-shown';
import { formatMoment } from '../../message/format';
import * as s from './preview-panel.module.css';

type PreviewPanelProps = { remote: DeskRemote; sites: ReleaseDesk['sites'] };

/** A version on a site as its visitors would get it, for whoever is sent the link or reads its code with a phone. */
export function PreviewPanel({ remote, sites }: PreviewPanelProps) {
  const [make, { data, error, isLoading, originalArgs }] = usePreviewMutation();
  const errors = fieldErrorsOf(error);
  const versions = remote.versions.filter(({ version }) => !remote.blocked.includes(version));
  return (
    <Panel id="preview" title="Preview link">
      <form
        className={rows.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void make({ remote: remote.name, version: textOf(form, 'shown_version'), site: textOf(form, 'shown_site') });
        }}
      >
        <Select
          label="Version to show"
          name="shown_version"
          options={versions.map(({ version }) => ({ value: version, label: version }))}
          errors={errors['version']}
        />
        <Select
          label="On site"
          name="shown_site"
          options={sites.map(({ slug, name }) => ({ value: slug, label: `${name} (${slug})` }))}
          errors={errors['site']}
        />
        <Failed error={error} fields={['version', 'site']} />
        <Button type="submit" busy={isLoading}>
          Make a link
        </Button>
      </form>
      {data && originalArgs && <Made asked={originalArgs} {...data} />}
    </Panel>
  );
}

function Made({ asked, link, expiresAt }: { asked: PreviewAsked; link: string; expiresAt: string }) {
  const what = `${asked.version} on ${asked.site}`;
  return (
    <div className={s.made}>
      <QrCode className={s.qr} text={link} label={`Opens ${what} on a phone`} />
      <SecretShown
        label={`Link to ${what}`}
        secret={link}
        help={`Whoever opens it gets this version in their browser until ${formatMoment(expiresAt)}.`}
      />
    </div>
  );
}
