import type { Embed } from '@shared-kit/domain/picture/media-embed';
import { Picture } from '@shared-kit/ui/car/picture';
import Play from 'lucide-react/icons/play';
import { AskedEmbed } from '../../embed/asked-embed';

type VideoSlideProps = { embed: Embed; poster: string; name: string; sizes: string };

/** A video between the pictures. */
export function VideoSlide({ embed, poster, name, sizes }: VideoSlideProps) {
  return (
    <AskedEmbed
      embed={embed}
      title={`Video of ${name}`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      picture={<Picture id={poster} alt="" sizes={sizes} />}
      isFilm
    >
      <Play aria-hidden /> Play video <span className="visually-hidden">of {name}</span>
    </AskedEmbed>
  );
}
