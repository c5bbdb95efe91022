import { vehicleWord } from '@shared-kit/domain/text/vehicle-word';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { memo } from 'react';
import { FaqPanel } from '../../features/faq/faq-panel';
import { usualQuestions, usualTradeInQuestions } from '../../features/faq/questions';

/** What people ask about a vehicle like this, and about trading theirs in where the site takes trade-ins. */
export const VehicleQuestions = memo(function VehicleQuestions({ itemType }: { itemType: string | null }) {
  const site = useSite();
  const config = useRemoteConfig('mfe-vehicle');
  const tradesIn = site.sidebar_buttons.includes('tradeIn');
  return (
    <>
      <FaqPanel id="faq-title" title="Questions and answers" questions={config.faqs ?? usualQuestions} />
      <FaqPanel
        id="trade-in-faq-title"
        title={`Trading in your ${vehicleWord(itemType)}`}
        questions={tradesIn ? (config.trade_in_faqs ?? usualTradeInQuestions) : []}
      />
    </>
  );
});
