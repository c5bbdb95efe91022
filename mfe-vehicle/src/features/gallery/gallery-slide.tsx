import { noPhotoBody } from '@shared-kit/domain/no-photo';
import { Picture } from '@shared-kit/ui/picture';
import type { Slide } from './slides';
import { VideoSlide } from './video-slide';

type GallerySlideProps = { slide: Slide; name: string; position: number; sizes: string; priority: boolean };

export function GallerySlide({ slide, name, position, sizes, priority }: GallerySlideProps) {
  switch (slide.kind) {
    case 'picture':
      return (
        <Picture
          id={slide.id}
          alt={noPhotoBody(slide.id) === null ? `${name}, picture ${position + 1}` : `No photo of this ${name} yet`}
          sizes={sizes}
          priority={priority && position === 0}
        />
      );
    case 'video':
      return <VideoSlide embed={slide.embed} poster={slide.poster} name={name} sizes={sizes} />;
    case 'custom':
      return (
        <a href={slide.slide.href}>
          <Picture id={slide.slide.image} alt={slide.slide.alt} sizes={sizes} />
        </a>
      );
  }
}
