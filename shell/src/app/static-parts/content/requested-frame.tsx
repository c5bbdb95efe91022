import type { ShownBlock } from '@shared-kit/domain/content/content-pages';
import { Picture } from '@shared-kit/ui/car/picture';
import { buttonClass } from '@shared-kit/ui/form/button';
import { readText } from '@shared-kit/domain/content/read-text';
import { FormattedText } from './formatted-text';
import { Focused } from './focused';
import * as s from './requested-frame.module.css';

type RequestedFrameProps = Extract<ShownBlock, { kind: 'video' | 'embed' }> & { name: string };

const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
const ALLOW = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/**
 * What another company shows, once somebody asks for it: a link that opens in an empty frame by its name, with and without
 * scripts. Until then nothing is fetched from there. `name` is the frame's own on its page.
 */
export function RequestedFrame({ kind, frame, title, text, picture, name }: RequestedFrameProps) {
  if (!frame) return null;
  return (
    <>
      <div className={s.stage}>
        {picture && (
          <Focused picture={picture}>
            <Picture {...{ id: picture.id, alt: picture.alt }} sizes="(width >= 64rem) 48rem, 100vw" ratio="16:9" />
          </Focused>
        )}
        <iframe name={name} title={title} allow={ALLOW} sandbox={SANDBOX} />
      </div>
      <p>
        <a className={buttonClass({})} href={frame.src} target={name}>
          {kind === 'video' ? 'Play' : 'Show'} “{title}” from {frame.provider}
        </a>
      </p>
      <small>Nothing comes from {frame.provider} before you ask.</small>
      {text && <FormattedText elements={readText(text)} />}
    </>
  );
}
