import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { carPictures } from '@shared-kit/domain/picture/car-pictures';
import { leadPicture, turns } from '@shared-kit/domain/picture/lead-picture';
import { spinEmbed, videoEmbed } from '@shared-kit/domain/picture/media-embed';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Tabs } from '@shared-kit/ui/overlay/tabs';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { OnDemandEmbed } from '../../embed/on-demand-embed';
import { Placeholder } from '../../features/gallery/placeholder';
import { Gallery } from '../../features/gallery/gallery';
import { slidesOf } from '../../features/gallery/slides';
import { useIsIdle } from '../../hydration/use-is-idle';
import * as s from './vehicle-media.module.css';

const SpinViewer = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-spin' */ '../../features/spin/spin-viewer')).SpinViewer,
}));
const InteriorView = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-interior' */ '../../features/interior/interior-view'))
    .InteriorView,
}));

const SIZES = '(min-width:84rem) 53rem, (min-width:64rem) 64vw, 100vw';

type View = 'spin' | 'images' | 'interior';

/** A car's pictures, and where there are any its turning pictures and its inside, each behind a tab (S4-33). */
export function VehicleMedia({ car }: { car: ShownCar }) {
  const site = useSite();
  const config = useRemoteConfig('mfe-vehicle');
  const views = viewsOf(car);
  const hasSpin = views.some((view) => view === 'spin');
  const first: View = hasSpin && !site.flags.gallery_first ? 'spin' : 'images';
  const [view, setView] = useState<View>(first);
  const [opened, setOpened] = useState<ReadonlySet<View>>(new Set([first]));
  // Leaving the pictures leads back to the first of them (S4-34).
  const [visit, setVisit] = useState(0);
  const slides = slidesOf(carPictures(car), {
    standIn: noPhotoId(car),
    video: videoEmbed(car.external_video_url) ?? videoEmbed(car.video_url),
    custom: config.gallery_slide,
  });
  const gallery = (
    <Gallery
      key={visit}
      slides={slides}
      name={car.name}
      priority={first === 'images'}
      placeholder={first === 'images' ? car.placeholder : null}
    />
  );
  if (views.length === 1) return gallery;

  function choose(id: string) {
    const next = id.replace('media-', '') as View;
    if (view === 'images' && next !== 'images') setVisit(visit + 1);
    setView(next);
    setOpened(new Set([...opened, next]));
  }

  const content: Record<View, ReactNode> = {
    spin: <Spin car={car} priority={first === 'spin'} wanted={view === 'spin' || opened.has('spin')} />,
    images: gallery,
    interior: opened.has('interior') && (
      <Suspense fallback={<div className={s.room} />}>
        <InteriorView id={car.spin_interior_image ?? ''} name={car.name} />
      </Suspense>
    ),
  };
  const label: Record<View, string> = { spin: 'Spin', images: 'Images', interior: 'Interior' };
  return (
    <div className={s.media}>
      <Tabs
        label={`Views of ${car.name}`}
        items={views.map((id) => ({ id: `media-${id}`, label: label[id], content: content[id] }))}
        defaultId={`media-${first}`}
        onChange={choose}
        level={2}
      />
    </div>
  );
}

function viewsOf(car: ShownCar): View[] {
  const hasSpin = turns(car) || spinEmbed(car.spin_code) !== null;
  return [...(hasSpin ? ['spin' as const] : []), 'images', ...(car.spin_interior_image ? ['interior' as const] : [])];
}

/** A first sharp frame at once; all that turns it comes when the browser has time for it. */
function Spin({ car, priority, wanted }: { car: ShownCar; priority: boolean; wanted: boolean }) {
  const isIdle = useIsIdle();
  const embed = spinEmbed(car.spin_code);
  const isTurning = turns(car);
  const poster = leadPicture(car, { gallery_first: false }) ?? noPhotoId(car);
  const still = (
    <div className={s.still}>
      {priority && <Placeholder address={car.placeholder} />}
      <Picture
        id={poster}
        alt={car.name}
        sizes={SIZES}
        narrowest={640}
        priority={priority}
        ratio={isTurning ? '8:5' : '3:2'}
        contain={isTurning}
      />
    </div>
  );
  if (!isTurning && embed) {
    return (
      <OnDemandEmbed
        embed={embed}
        title={`${car.name} from all sides`}
        allow="fullscreen"
        sandbox="allow-scripts allow-same-origin"
        picture={still}
      >
        <RotateCw aria-hidden /> Look from all sides
      </OnDemandEmbed>
    );
  }
  return (
    <div className={s.stacked}>
      {/* Stays below the canvas until that is drawn. */}
      {still}
      {isIdle && wanted && (
        <Suspense>
          <SpinViewer ids={car.spin_images} hotspots={car.hotspots} name={car.name} />
        </Suspense>
      )}
    </div>
  );
}
