import type { ShownBlock } from '@shared-kit/domain/content/content-pages';
import { readText } from '@shared-kit/domain/content/read-text';
import { Picture } from '@shared-kit/ui/car/picture';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Focused } from './focused';
import { FormattedText } from './formatted-text';
import * as s from '../home/home-parts.module.css';
import { RequestedFrame } from './requested-frame';
import type { StretchBlock } from './stretches-of';

type HeroBlock = Extract<ShownBlock, { kind: 'hero' }>;
type HeroProps = { block: HeroBlock; draws: StretchBlock['draws']; name: string };

/**
 * What a page leads with. Its words stand beside what it shows and never on it, so that they have the contrast of the site's
 * own colours whatever the picture is. Around vehicles a remote draws these between the words and the way on.
 */
export function Hero({ block, draws, name }: HeroProps) {
  if (draws === 'ends') return <Way block={block} />;
  if (draws === 'begins') return <Words block={block} />;
  return (
    <div className={s.pictured}>
      <div className={s.words}>
        <Words block={block} />
        <Way block={block} />
      </div>
      <div>{block.shows === 'video' ? <Film block={block} name={name} /> : <Shown block={block} />}</div>
    </div>
  );
}

function Words({ block: { heading, text } }: { block: HeroBlock }) {
  return (
    <>
      <h2>{heading}</h2>
      <FormattedText elements={readText(text)} />
    </>
  );
}

/** Where the words lead; from vehicles at least to all of them. */
function Way({ block: { link, shows, search } }: { block: HeroBlock }) {
  const way = link ?? (shows === 'offer' ? { href: search, label: 'See all of them' } : undefined);
  return (
    way && (
      <p>
        <LinkButton to={way.href} variant="primary">
          {way.label}
        </LinkButton>
      </p>
    )
  );
}

function Shown({ block: { picture } }: { block: HeroBlock }) {
  return (
    picture && (
      <Focused picture={picture}>
        <Picture
          {...{ id: picture.id, alt: picture.alt }}
          sizes="(width >= 64rem) 38rem, 100vw"
          ratio="3:2"
          widest={1280}
          rounded
        />
      </Focused>
    )
  );
}

function Film({ block: { picture, frame, title, film, address, heading }, name }: { block: HeroBlock; name: string }) {
  const said = { heading, title, address, text: film, ...(picture && { picture }), ...(frame && { frame }) };
  return <RequestedFrame kind="video" {...said} name={name} />;
}
