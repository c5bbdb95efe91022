import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { z } from 'zod';
import type { Failure } from '../api/ask';
import { useLazyCheckEntryQuery } from '../api/audit.api';
import { Panel } from '../frame/panel';
import * as s from './check-export.module.css';

const lineSchema = z.object({ id: z.number().int(), hash: z.string(), entry: z.string().optional() });

const NO_LINE = 'That is no line of an export: it begins with {"id":';
/** Its ids and hashes are of a chain that there is no more: held against the audit, every one would look changed. */
const OF_RELEASES_ALONE =
  'That is a line of an export of releases alone, as there were before this audit: it cannot be checked here.';

/** Whether the log still is what it was when somebody exported it: the last line of the file says so for all before it. */
export function CheckExport() {
  const [check, { data, error, isFetching }] = useLazyCheckEntryQuery();
  const [fault, setFault] = useState<string | null>(null);

  function ask(form: FormData) {
    const line = readLine(form.get('line'));
    const isOld = line !== null && line.entry === undefined;
    setFault(line === null ? NO_LINE : isOld ? OF_RELEASES_ALONE : null);
    if (line && !isOld) void check({ id: line.id, hash: line.hash });
  }

  const failure = error as Failure | undefined;
  const errors = fault === null ? failure && [failure.detail] : [fault];
  return (
    <Panel id="check" title="Check an export">
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Last line of the file"
          name="line"
          required
          autoComplete="off"
          help="Each entry is bound to all before it: if one was changed since, this line no longer fits."
          errors={errors}
        />
        <div>
          <Button type="submit" busy={isFetching}>
            Check
          </Button>
        </div>
        <p role="status">{!errors && data?.detail}</p>
      </form>
    </Panel>
  );
}

function readLine(typed: FormDataEntryValue | null) {
  try {
    return lineSchema.safeParse(JSON.parse(typeof typed === 'string' ? typed : '')).data ?? null;
  } catch {
    return null;
  }
}
