import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { assumptionApi } from '../api/assumption.api';

export { VehicleTerms as Component } from '../features/repayment-teaser/vehicle-terms';
export const apis: WidgetModule['apis'] = [assumptionApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params }) => {
  const { getEstimate, getAssumption } = assumptionApi.endpoints;
  await Promise.all([
    dispatch(getEstimate.initiate(params['slug'] ?? '', { subscribe: false })),
    dispatch(getAssumption.initiate(undefined, { subscribe: false })),
  ]);
};
