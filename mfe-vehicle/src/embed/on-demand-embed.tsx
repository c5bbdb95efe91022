import type { Embed } from '@shared-kit/domain/picture/media-embed';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import * as s from './on-demand-embed.module.css';

const EmbedFrame = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-embed' */ './embed-frame')).EmbedFrame,
}));

type OnDemandEmbedProps = {
  embed: Embed;
  title: string;
  allow: string;
  sandbox: string;
  /** What stands there until somebody wants more: a film's is darkened, and asks in its middle. */
  picture: ReactNode;
  isFilm?: boolean;
  /** The words that ask. */
  children: ReactNode;
};

/** Something that is fetched from its provider only once a shopper asks for it; a link to it without JavaScript. */
export function OnDemandEmbed({ picture, isFilm, children, ...frame }: OnDemandEmbedProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      <Suspense fallback={<div className={s.poster}>{picture}</div>}>
        <EmbedFrame {...frame} />
      </Suspense>
    );
  }
  return (
    <a
      className={s.poster}
      data-film={isFilm}
      href={frame.embed.src}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      {picture}
      <span className={s.ask}>{children}</span>
    </a>
  );
}
