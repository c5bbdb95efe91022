import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { assumptionApi } from '../api/assumption.api';

export { TermsLine as Component } from '../repayment-terms/terms-line';
export const apis: WidgetModule['apis'] = [assumptionApi];
