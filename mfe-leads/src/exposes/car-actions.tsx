import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';

export { CarActions as Component } from '../features/car-actions/car-actions';
export const apis: WidgetModule['apis'] = [choicesApi];
