import { useEmit } from '@shared-kit/runtime/remote-origin';
import { IconButton } from '@shared-kit/ui/icon-button';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import * as s from './picture-actions.module.css';

/** How long the button says 'Copied', and how long the toast stays (S4-46), in milliseconds. */
const COPIED_MS = 1500;
const TOAST_MS = 3000;

/** Copies the page's address. */
export function CopyLink({ name }: { name: string }) {
  const emit = useEmit();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href.split('#')[0] ?? location.href);
      setCopied(true);
      emit('toast:show', { title: `Copied ${name} to your clipboard!`, durationMs: TOAST_MS });
    } catch {
      emit('toast:show', { title: 'Your browser did not let us copy the link', durationMs: TOAST_MS });
    }
  }

  return (
    <>
      {copied && (
        <span className={s.copied} aria-hidden>
          Copied
        </span>
      )}
      <IconButton label={copied ? 'Copied' : 'Share'} onClick={() => void copy()}>
        <Share aria-hidden />
      </IconButton>
    </>
  );
}
