import type { VehicleSettings } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { vehicleWord } from '@shared-kit/domain/vehicle/words/vehicle-word';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { memo, Suspense } from 'react';
import { AnnouncementBar } from '../../features/announcement/announcement-bar';
import { DealerComments } from '../../features/details/dealer-comments';
import { FeatureList } from '../../features/details/feature-list';
import { KeyFacts } from '../../features/details/key-facts';
import { Specifications } from '../../features/details/specifications';
import { FaqPanel } from '../../features/faq/faq-panel';
import { usualQuestions, usualTradeInQuestions } from '../../features/faq/questions';
import { FeatureBanner } from '../../features/feature-banner/feature-banner';
import { SalesCounter } from '../../features/panels/sales-counter';
import { WhyBuy } from '../../features/panels/why-buy';
import { WhyDealer } from '../../features/panels/why-dealer';
import { PriceHistory } from '../../features/price-history/price-history';
import { PricePanel } from '../../features/price-panel/price-panel';
import { ShareLinks } from '../../features/share/share-links';
import { CarRow, SimilarCars } from '../../features/similar-cars/similar-cars';
import { StickyHeader } from '../../features/sticky-header/sticky-header';
import { VehicleBar } from '../../features/summary/vehicle-bar';
import { ViewsCounter } from '../../features/views/views-counter';
import { fuelProps } from '../../fuel-props';
import { MachineFacts } from './machine-facts';
import * as s from './vehicle-details.module.css';

export { AnnouncementBar, CarRow, KeyFacts, StickyHeader, VehicleBar };

type DetailsProps = { car: ShownCar; available: boolean };

/**
 * What a car page says below the first screen. It comes with the server's HTML, and its code after the page is
 * alive: memoised, so that nothing above makes React throw that HTML away before then.
 */
export const VehicleDetails = memo(function VehicleDetails({ car, available }: DetailsProps) {
  const site = useSite();
  const config = useRemoteConfig('mfe-vehicle');
  return (
    <>
      {available && site.flags.autogauge && (
        <Suspense>
          <PricePanel car={car} />
        </Suspense>
      )}
      <DealerComments key={car.id} text={car.dealercomments} />
      <Specifications car={car} shown={config.spec_rows} />
      <FeatureList features={car.standardEquipment} shown={config.feature_rows} />
      <PriceHistory car={car} daysListed={config.days_listed && available} />
      {available && <Slot name="vehicle.calculators" props={{ carId: car.id, slug: car.slug, ...fuelProps(car) }} />}
    </>
  );
});

/** And below the place. */
export const VehicleFoot = memo(function VehicleFoot({ car, available }: DetailsProps) {
  const site = useSite();
  const config = useRemoteConfig('mfe-vehicle');
  const questions = available ? (config.faqs ?? usualQuestions) : [];
  return (
    <>
      <div className={s.foot} data-later="parts">
        {config.why_buy && <WhyBuy car={car} config={config} />}
        {config.why_dealer && <WhyDealer car={car} config={config} />}
        <div className={s.questions}>
          <FaqPanel id="faq-title" title="Questions and answers" questions={questions} />
          <FaqPanel
            id="trade-in-faq-title"
            title={`Trading in your ${vehicleWord(car.item_type)}`}
            questions={tradeInQuestions(site, config, available)}
          />
        </div>
        {site.flags.sales_counter && <SalesCounter />}
      </div>
      <FeatureBanner links={config.feature_banner} />
      <SimilarCars key={car.id} car={car} />
      <div className={s.end}>
        <ShareLinks name={car.name} url={car.canonical_url || car.path} />
        <ViewsCounter key={car.id} car={car} />
      </div>
      <div className={s.disclaimer} id="vehicle-disclaimer">
        <Fold small title="About this page">
          <p>{config.disclaimer || USUAL_DISCLAIMER}</p>
        </Fold>
      </div>
      <MachineFacts car={car} questions={questions} />
    </>
  );
});

function tradeInQuestions(site: PageSite, config: VehicleSettings, available: boolean) {
  if (!available || !site.sidebar_buttons.includes('tradeIn')) return [];
  return config.trade_in_faqs ?? usualTradeInQuestions;
}

const USUAL_DISCLAIMER =
  'We take care that this page is right, but descriptions come from several sources and pictures may show another vehicle of the same model. Please confirm price, equipment and availability with us before you decide. Prices marked Excl. Govt. Charges do not include registration, stamp duty and other government charges.';
