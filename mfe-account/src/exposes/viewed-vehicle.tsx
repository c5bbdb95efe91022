import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { ViewedCars as Component } from '../features/viewed-cars/viewed-cars';
export const apis: WidgetModule['apis'] = [accountApi];
