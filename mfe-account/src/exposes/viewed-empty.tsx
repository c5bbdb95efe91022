import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { ViewedCars } from '../features/viewed-cars/viewed-cars';

export const apis: WidgetModule['apis'] = [accountApi];

/** A page without results is short: its place is on the screen from the beginning, so room is kept for it. */
export function Component() {
  return <ViewedCars hasRoom />;
}
