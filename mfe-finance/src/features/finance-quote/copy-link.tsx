import { Button } from '@shared-kit/ui/form/button';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { useState } from 'react';

/** Copies the page's address; not there without JavaScript, where the browser's own address line is. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  if (!useIsHydrated()) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied');
    } catch {
      setSaid('Your browser did not let us copy it');
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>Copy the link</Button>
      <span role="status">{said}</span>
    </>
  );
}
