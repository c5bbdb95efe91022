import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useEffect, useRef, useState } from 'react';
import * as s from './rows.module.css';

type SecretShownProps = { label: string; secret: string; help: string };

/** What is shown once and never again: it has the focus, and can be copied. */
export function SecretShown({ label, secret, help }: SecretShownProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => field.current?.focus(), [secret]);

  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  }

  return (
    <div className={s.form}>
      <TextField label={label} name="secret" value={secret} readOnly help={help} ref={field} />
      <Button onClick={() => void copy()}>Copy</Button>
      <p role="status">{isCopied && 'Copied'}</p>
    </div>
  );
}
