import { TextField } from '@shared-kit/ui/form/text-field';
import { MomentField } from '../../frame/moment-field';
import { useSiteZone } from '../../frame/use-site-zone';
import * as s from '../blocks/blocks.module.css';
import { textAt } from './use-draft';
import type { Draft } from './use-draft';

/** From when until when a page is there: a sale begins and ends by itself, whoever is at work then (S4-51). */
export function TimesFields({ draft: { site, page, change } }: { draft: Draft }) {
  const zone = useSiteZone(site);
  const hasEnd = page['expiry'] !== undefined;
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>When it is there</legend>
      <MomentField
        label="It begins"
        name="start"
        none="once it is published"
        zone={zone}
        value={page['start']}
        onChange={(start) => change({ start })}
      />
      <MomentField
        label="It ends"
        name="expiry"
        none="it stays"
        zone={zone}
        value={page['expiry']}
        onChange={(expiry) => change({ expiry, ...(expiry === undefined && { moved_to: undefined }) })}
      />
      {hasEnd && (
        <TextField
          label="Where its address leads once it has ended"
          name="moved_to"
          optional
          placeholder="/specials"
          help="Without it the address is not found then."
          value={textAt(page, 'moved_to')}
          onChange={(event) => change({ moved_to: event.target.value || undefined })}
        />
      )}
    </fieldset>
  );
}
