import { carNamed } from '@shared-kit/domain/vehicle/car-named';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { carApi } from './car.api';
import { deliveryApi } from './delivery.api';

type Asked = Pick<PrefetchContext, 'dispatch' | 'params' | 'url'>;

/** What an address asks of a delivery, of the car that its page is about. */
export async function prefetchDelivery({ dispatch, params, url }: Asked, postcode: string | null): Promise<void> {
  if (!postcode) return;
  const { getCar } = carApi.endpoints;
  const named = params['slug'] ?? '';
  const { data: car } =
    named === '' ? await dispatch(getCar.initiate(carNamed(url.searchParams), { subscribe: false })) : {};
  await dispatch(
    deliveryApi.endpoints.getDelivery.initiate({ postcode, car: named || (car?.slug ?? '') }, { subscribe: false }),
  );
}
