import type { Embed } from '@shared-kit/domain/picture/media-embed';
import { useEffect, useRef } from 'react';
import * as s from './embed-frame.module.css';

type EmbedFrameProps = { embed: Embed; title: string; allow: string; sandbox: string };

/**
 * What another company shows in a frame of ours, in a sandbox, and who that is: with a way to it of its own for
 * whom the frame stays empty. Takes the focus of the button that brought it.
 */
export function EmbedFrame({ embed, title, allow, sandbox }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  /** When another company's document comes into the frame, the browser may let go of the focus it was given. */
  const focusAgain = () => document.activeElement === document.body && frame.current?.focus();
  return (
    <div className={s.embed}>
      <iframe
        ref={frame}
        className={s.frame}
        src={embed.src}
        title={title}
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={sandbox}
        onLoad={focusAgain}
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
