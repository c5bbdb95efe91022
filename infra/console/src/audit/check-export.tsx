import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { z } from 'zod';
import type { Failure } from '../api/ask';
import { useLazyCheckEntryQuery } from '../api/audit.api';
import { Panel } from '../frame/panel';
import * as s from './check-export.module.css';

const lineSchema = z.object({ id: z.number().int(), hash: z.string() });

/** Whether the log still is what it was when somebody exported it: the last line of the file says so for all before it. */
export function CheckExport() {
  const [check, { data, error, isFetching }] = useLazyCheckEntryQuery();
  const [isNoLine, setIsNoLine] = useState(false);

  function ask(form: FormData) {
    const line = readLine(form.get('line'));
    setIsNoLine(line === null);
    if (line) void check(line);
  }

  const failure = error as Failure | undefined;
  const errors = isNoLine ? ['That is no line of an export: it begins with {"id":'] : failure && [failure.detail];
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
