import type { Embed } from '@shared-kit/domain/media-embed';
import { Picture } from '@shared-kit/ui/picture';
import Play from 'lucide-react/icons/play';
import { lazy, Suspense, useState } from 'react';
import * as s from './video-slide.module.css';

const EmbedFrame = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-embed' */ '../../embed/embed-frame')).EmbedFrame,
}));

type VideoSlideProps = { embed: Embed; poster: string; name: string; sizes: string };

/** A video that is fetched from its provider only once a shopper asks for it; a link to it without JavaScript. */
export function VideoSlide({ embed, poster, name, sizes }: VideoSlideProps) {
  const [playing, setPlaying] = useState(false);
  const picture = <Picture id={poster} alt="" sizes={sizes} />;
  if (playing) {
    return (
      <Suspense fallback={<div className={s.poster}>{picture}</div>}>
        <EmbedFrame
          embed={embed}
          title={`Video of ${name}`}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation"
        />
      </Suspense>
    );
  }
  return (
    <a
      className={s.poster}
      href={embed.src}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {picture}
      <span className={s.play}>
        <Play aria-hidden /> Play video <span className="visually-hidden">of {name}</span>
      </span>
    </a>
  );
}
