import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { SaveButton as Component } from '../features/save-button/save-button';
export const apis: WidgetModule['apis'] = [accountApi];
