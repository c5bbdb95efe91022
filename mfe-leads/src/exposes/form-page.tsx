import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import { carsAskedWith } from '@shared-kit/domain/form/asked-together';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';
import { formPageAt } from '../features/form-page/form-pages';

export { FormPage as Component } from '../features/form-page/form-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch, url } = context;
  const asked = carsAskedWith(url.searchParams);
  await Promise.all([
    prefetchForm(context),
    ...asked.map((car) => dispatch(leadsApi.endpoints.getLeadCar.initiate(car, { subscribe: false }))),
  ]);
  const carId = url.searchParams.get('car_id');
  const page = formPageAt(url.pathname);
  const kind = page && leadForm(page.form).books;
  if (!carId || kind !== 'test-drive') return;
  const { getLeadCar, getSlots } = leadsApi.endpoints;
  const { data: car } = await dispatch(getLeadCar.initiate(carId, { subscribe: false }));
  if (!car) return;
  // Free times from the first HTML on: fields that become other fields later would lose what was typed.
  const wanted = { kind, location_id: car.location_id, car_id: car.id };
  await dispatch(getSlots.initiate(wanted, { subscribe: false }));
};
