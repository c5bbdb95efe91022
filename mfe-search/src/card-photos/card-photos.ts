import { lazy } from 'react';

/** The further photos of a card, loaded when the first card is touched, pointed at or focused. */
export const CardPhotos = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-photos' */ '@shared-kit/ui/photo-strip')).PhotoStrip,
}));
