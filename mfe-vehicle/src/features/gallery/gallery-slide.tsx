import { Picture } from '@shared-kit/ui/car/picture';
import { STAND_IN } from './slides';
import type { Slide } from './slides';
import { NARROWEST, VideoSlide } from './video-slide';

type GallerySlideProps = { slide: Slide; name: string; position: number; sizes: string; priority: boolean };

export function GallerySlide({ slide, name, position, sizes, priority }: GallerySlideProps) {
  switch (slide.kind) {
    case 'picture':
      return (
        <Picture
          id={slide.id}
          alt={slide.key === STAND_IN ? 'No photo yet' : `${name}, picture ${position + 1}`}
          sizes={sizes}
          narrowest={NARROWEST}
          priority={priority && position === 0}
        />
      );
    case 'video':
      return <VideoSlide embed={slide.embed} poster={slide.poster} name={name} sizes={sizes} />;
    case 'custom':
      return (
        <a href={slide.slide.href}>
          <Picture id={slide.slide.image} alt={slide.slide.alt} sizes={sizes} narrowest={NARROWEST} />
        </a>
      );
  }
}
