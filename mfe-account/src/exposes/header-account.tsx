import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { HeaderAccount as Component } from '../features/header-account/header-account';
export const apis: WidgetModule['apis'] = [accountApi];
