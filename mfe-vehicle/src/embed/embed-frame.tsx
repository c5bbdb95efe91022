import type { Embed } from '@shared-kit/domain/picture/media-embed';
import { useEffect, useRef } from 'react';
import * as s from './embed-frame.module.css';

type EmbedFrameProps = { embed: Embed; title: string; allow: string; sandbox: string };

/**
 * What another company shows in a frame of ours, in a sandbox, and who that is: with a way to it of its own for
 * whom the frame stays empty. The group around it takes the focus of the link that brought it, and the next Tab leads
 * into the frame: a frame that is focused itself may lose the focus when its document moves to a process of its own.
 */
export function EmbedFrame({ embed, title, allow, sandbox }: EmbedFrameProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} className={s.embed} role="group" aria-label={title} tabIndex={-1}>
      <iframe
        className={s.frame}
        src={embed.src}
        title={title}
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={sandbox}
      />
      <p className={s.source}>
        From {embed.provider}.{' '}
        <a href={embed.src} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </p>
    </div>
  );
}
