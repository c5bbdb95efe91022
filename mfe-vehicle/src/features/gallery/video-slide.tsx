import type { Embed } from '@shared-kit/domain/picture/media-embed';
import { Picture } from '@shared-kit/ui/car/picture';
import Play from 'lucide-react/icons/play';
import { OnDemandEmbed } from '../../embed/on-demand-embed';

/** Of a picture as wide as a phone's screen or more, in pixels: no screen asks for less. */
export const NARROWEST = 640;

type VideoSlideProps = { embed: Embed; poster: string; name: string; sizes: string };

/** A video between the pictures. */
export function VideoSlide({ embed, poster, name, sizes }: VideoSlideProps) {
  return (
    <OnDemandEmbed
      embed={embed}
      title={`Video of ${name}`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      picture={<Picture id={poster} alt="" sizes={sizes} narrowest={NARROWEST} />}
      isFilm
    >
      <Play aria-hidden /> Play video <span className="visually-hidden">of {name}</span>
    </OnDemandEmbed>
  );
}
