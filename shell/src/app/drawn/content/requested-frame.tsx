import type { ContentBlock } from '@shared-kit/contracts/site/content-page.contract';
import { spinEmbed, videoEmbed } from '@shared-kit/domain/picture/media-embed';
import { Picture } from '@shared-kit/ui/car/picture';
import { readBlocks } from '../../pages/read-blocks';
import { Blocks } from './blocks';
import { Focused } from './focused';
import * as s from './requested-frame.module.css';

type RequestedFrameProps = Extract<ContentBlock, { kind: 'video' | 'embed' }> & { name: string };

const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
const ALLOW = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/**
 * What another company shows, once somebody asks for it: a link that opens in an empty frame by its name, with and without
 * scripts. Until then nothing is fetched from there. `name` is the frame's own on its page.
 */
export function RequestedFrame({ kind, address, title, text, picture, name }: RequestedFrameProps) {
  const embed = kind === 'video' ? videoEmbed(address) : spinEmbed(address);
  if (!embed) return null;
  return (
    <figure className={s.figure}>
      <div className={s.stage}>
        {picture && (
          <Focused picture={picture}>
            <Picture {...{ id: picture.id, alt: picture.alt }} sizes="(width >= 64rem) 48rem, 100vw" ratio="16:9" />
          </Focused>
        )}
        <iframe
          className={s.frame}
          name={name}
          title={title}
          allow={ALLOW}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <figcaption className={s.words}>
        <a className={s.ask} href={embed.src} target={name} rel="noreferrer">
          {kind === 'video' ? 'Play' : 'Show'} “{title}” from {embed.provider}
        </a>
        <span className={s.note}>
          Nothing comes from {embed.provider} before you ask.{' '}
          <a href={embed.src} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        </span>
        {text && <Blocks blocks={readBlocks(text)} />}
      </figcaption>
    </figure>
  );
}
