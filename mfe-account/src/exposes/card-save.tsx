import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { CardSave as Component } from '../features/card-save/card-save';
export const apis: WidgetModule['apis'] = [accountApi];
