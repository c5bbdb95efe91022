import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { stockOfApi } from '../api/stock-of.api';

export { DealershipStock as Component } from '../features/dealership-stock/dealership-stock';
export const apis: WidgetModule['apis'] = [stockOfApi];
