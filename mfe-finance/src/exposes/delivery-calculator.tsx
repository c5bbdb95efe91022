import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';
import { deliveryPostcodeIn } from '../features/delivery/asked-postcode';

export { DeliveryCalculator as Component } from '../features/delivery/delivery-calculator';
export const apis: WidgetModule['apis'] = [financeApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, url }) => {
  const postcode = deliveryPostcodeIn(url.searchParams);
  if (postcode) await dispatch(financeApi.endpoints.getDelivery.initiate(postcode, { subscribe: false }));
};
