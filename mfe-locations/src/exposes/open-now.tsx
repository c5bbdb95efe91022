import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { OpenAtPlace as Component } from '../features/location-block/open-at-place';
export const apis: WidgetModule['apis'] = [locationsApi];
// The same answer as that of the block below, asked for once.
export { prefetch } from './location-block';
