import type { Embed } from '@shared-kit/domain/media-embed';
import { Button } from '@shared-kit/ui/button';
import { Picture } from '@shared-kit/ui/picture';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { EmbedFrame } from '../../embed/embed-frame';
import * as s from './spin-embed.module.css';

type SpinEmbedProps = { embed: Embed; poster: string; name: string };

/** Another provider's turning pictures: in a sandbox, and only once they are asked for. */
export function SpinEmbed({ embed, poster, name }: SpinEmbedProps) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <div className={s.poster}>
        <Picture id={poster} alt={name} sizes="(width >= 64rem) 55vw, 100vw" />
        <div className={s.start}>
          <Button variant="primary" onClick={() => setShown(true)}>
            <RotateCw aria-hidden /> Look from all sides
          </Button>
        </div>
      </div>
    );
  }
  return (
    <EmbedFrame
      embed={embed}
      title={`${name} from all sides`}
      allow="fullscreen"
      sandbox="allow-scripts allow-same-origin"
    />
  );
}
