import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { DRIVE_AWAY } from '@shared-kit/domain/price/price-type';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { modelPath } from '@shared-kit/domain/vehicle/model-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { Price } from '@shared-kit/ui/car/price';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { vehicleApi } from '../../api/vehicle.api';
import { modelToOrder } from './model-to-order';

/**
 * The versions in which a vehicle's model can be ordered new, each with the least that it costs drive away, and the way to
 * the model's page. Nothing for a used one, and none where the site sells fewer than two.
 */
export function ModelRange({ car }: { car: ShownCar }) {
  const { make, model, badge } = car;
  const slug = modelToOrder(car, useSite());
  const { data } = vehicleApi.endpoints.getModel.useQuery(slug ?? '', { skip: slug === null });
  const priced = data?.model_variants.filter(({ dap_min_price: least }) => least !== null) ?? [];
  if (slug === null || priced.length < 2) return null;
  return (
    <section aria-labelledby="range-title">
      <Fold id="range-title" title={`The ${make} ${model} range`}>
        <FactList
          facts={priced.map(({ name, dap_min_price: least }) => ({
            label: name === badge ? `${name}, this one` : name,
            value: <Price size="s" text={`From ${formatMoney(least ?? 0)}`} type={DRIVE_AWAY} />,
          }))}
        />
        <p>
          <LinkButton to={modelPath(slug)}>{`Compare every ${model}`}</LinkButton>
        </p>
      </Fold>
    </section>
  );
}
