import type { VehiclePart } from '@shared-kit/domain/site/template-parts';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { EXCLUDING_CHARGES } from '@shared-kit/domain/price/price-type';
import { vehicleParts } from '@shared-kit/domain/site/template-parts';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { memo, Suspense } from 'react';
import type { ComponentType } from 'react';
import { AnnouncementBar } from '../../features/announcement/announcement-bar';
import { ComingSoon } from '../../features/coming-soon/coming-soon';
import { DealerComments } from '../../features/details/dealer-comments';
import { FeatureList } from '../../features/details/feature-list';
import { KeyFacts } from '../../features/details/key-facts';
import { Specifications } from '../../features/details/specifications';
import { EnquiryCard } from '../../features/enquiry-card/enquiry-card';
import { usualQuestions } from '../../features/faq/questions';
import { FeatureBanner } from '../../features/feature-banner/feature-banner';
import { SalesCounter } from '../../features/panels/sales-counter';
import { WhyBand } from '../../features/panels/why-band';
import { ModelRange } from '../../features/model-range/model-range';
import { PriceHistory } from '../../features/price-history/price-history';
import { PricePanel } from '../../features/price-panel/price-panel';
import { ShareLinks } from '../../features/share/share-links';
import { CarRow, SimilarCars } from '../../features/similar-cars/similar-cars';
import { StickyHeader } from '../../features/sticky-header/sticky-header';
import { VehicleBar } from '../../features/summary/vehicle-bar';
import { ViewsCounter } from '../../features/views/views-counter';
import { fuelProps } from '../../slots/fuel-props';
import { MachineFacts } from './machine-facts';
import { Place } from './place';
import * as s from './vehicle-details.module.css';
import { VehicleQuestions } from './vehicle-questions';

export { AnnouncementBar, CarRow, EnquiryCard, KeyFacts, StickyHeader, VehicleBar, VehicleQuestions };

/**
 * What the page of a car that can be had says below its first screen. It comes with the server's HTML, and its code after
 * the page is alive: memoised, so that nothing above makes React throw that HTML away before then.
 */
export const VehicleDetails = memo(function VehicleDetails({ car }: { car: ShownCar }) {
  return (
    <>
      {car.status === 'coming_soon' && <ComingSoon />}
      {vehicleParts(useSite()).map((part) => {
        const Part = parts[part];
        return <Part key={part + car.id} car={car} />;
      })}
    </>
  );
});

type PartProps = { car: ShownCar };
const useConfig = () => useRemoteConfig('mfe-vehicle');

/** What stands in each part of the page of a car that can be had; nothing where there is nothing to say. */
const parts: Readonly<Record<VehiclePart, ComponentType<PartProps>>> = {
  included: function Included({ car }) {
    const { included } = useConfig();
    const isWeekly = priceDisplay(car, useSite()).kind === 'subscription';
    return (
      isWeekly && <FeatureList id="included" title="What the week includes" features={included} shown={Infinity} />
    );
  },
  range: function Range({ car }) {
    return (
      useConfig().new_cars && (
        <Suspense>
          <ModelRange car={car} />
        </Suspense>
      )
    );
  },
  comments: ({ car }) => <DealerComments text={car.dealercomments} />,
  market: Market,
  features: Features,
  specifications: function Specs({ car }) {
    return <Specifications car={car} shown={useConfig().spec_rows} />;
  },
  costs: Costs,
};

function Market({ car }: PartProps) {
  return (
    <>
      {useSite().flags.autogauge && (
        <Suspense>
          <PricePanel car={car} />
        </Suspense>
      )}
      <PriceHistory car={car} daysListed={useConfig().days_listed} />
    </>
  );
}

/** Where a week is what it costs, what buying would cost is folded. */
function Costs({ car }: PartProps) {
  const calculators = <Slot name="vehicle.calculators" props={{ carId: car.id, slug: car.slug, ...fuelProps(car) }} />;
  if (priceDisplay(car, useSite()).kind !== 'subscription') return calculators;
  return (
    <details className={s.rest} suppressHydrationWarning>
      <summary>What it would cost to buy</summary>
      <div className={s.parts}>{calculators}</div>
    </details>
  );
}

function Features({ car }: PartProps) {
  return (
    <FeatureList id="features" title="Features" features={car.standardEquipment} shown={useConfig().feature_rows} />
  );
}

/** Of a sold car: first what there is like it, and folded below that all there is to know of this one. */
export const SoldDetails = memo(function SoldDetails({ car }: { car: ShownCar }) {
  const config = useConfig();
  return (
    <>
      <SimilarCars key={car.id} car={car} first />
      {/* Somebody may have opened it before its script came. */}
      <details className={s.rest} suppressHydrationWarning>
        <summary>All about the vehicle that was sold</summary>
        <div className={s.parts}>
          <DealerComments key={car.id} text={car.dealercomments} />
          <Features car={car} />
          <Specifications car={car} shown={config.spec_rows} />
          <PriceHistory car={car} daysListed={false} />
          <Place car={car} />
        </div>
      </details>
    </>
  );
});

/** Below all that is said of the car, and below the form. */
export const VehicleFoot = memo(function VehicleFoot({ car, available }: { car: ShownCar; available: boolean }) {
  const site = useSite();
  const config = useConfig();
  return (
    <>
      {available && <SimilarCars key={car.id} car={car} />}
      <div className={s.foot} data-later="parts">
        <WhyBand car={car} config={config} />
        {site.flags.sales_counter && <SalesCounter />}
      </div>
      <FeatureBanner links={config.feature_banner} />
      <div className={s.end}>
        <ShareLinks name={car.name} url={car.canonical_url || car.path} />
        <ViewsCounter key={car.id} car={car} />
      </div>
      <div className={s.disclaimer} id="vehicle-disclaimer">
        <Fold small title="About this page">
          <p>{config.disclaimer || USUAL_DISCLAIMER}</p>
        </Fold>
      </div>
      <MachineFacts car={car} questions={available ? (config.faqs ?? usualQuestions) : []} />
    </>
  );
});

const USUAL_DISCLAIMER = `We take care that this page is right, but descriptions come from several sources and pictures may show another vehicle of the same model. Please confirm price, equipment and availability with us before you decide. Prices marked ${EXCLUDING_CHARGES} do not include registration, stamp duty and other government charges.`;
