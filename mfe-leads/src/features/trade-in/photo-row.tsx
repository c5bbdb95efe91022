import { IconButton } from '@shared-kit/ui/icon-button';
import { neverBroken } from '@shared-kit/ui/car/picture';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import * as s from './photo-upload.module.css';
import type { Photo } from './use-photos';

type PhotoRowProps = { photo: Photo; token: string; onRemove: () => Promise<void> };

/** A photo with how far it is, or why it was refused. One that is on its way cannot be removed yet. */
export function PhotoRow({ photo: { name, percent, number, error }, token, onRemove }: PhotoRowProps) {
  const [isLeaving, setLeaving] = useState(false);
  const isSending = number === null && error === null;

  async function leave() {
    if (isLeaving || isSending) return;
    setLeaving(true);
    await onRemove();
    setLeaving(false);
  }

  return (
    <li>
      <span className={s.thumb}>
        {number !== null && (
          <img
            src={`/api/valuations/${encodeURIComponent(token)}/photos/${number}?size=small`}
            alt=""
            {...neverBroken}
          />
        )}
      </span>
      <span className={s.name}>{name}</span>
      {error ? (
        <span className={s.refused}>{error}</span>
      ) : (
        <progress className={s.progress} max={100} value={percent} aria-label={name} />
      )}
      <IconButton label={`Remove ${name}`} aria-disabled={isLeaving || isSending} onClick={() => void leave()}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
