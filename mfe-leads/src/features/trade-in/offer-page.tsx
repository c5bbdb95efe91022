import type { ValuationView } from '@shared-kit/contracts/lead/valuation.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { useParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import { leadsApi } from '../../api/leads.api';
import { ClosedLink } from '../../links/closed-link';
import { stillOpen } from '../../links/still-open';
import { SmallForm } from '../../small-form/small-form';
import { EquityForm } from './equity-form';
import { PhotoUpload } from './photo-upload';
import { useSavedValuation } from './use-saved-valuation';
import * as s from './trade-in.module.css';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

/** Analytics id of an accepted offer (S4-44). */
const OFFER_ACCEPTED = 18;

/** The estimate for whoever holds its link: how it was made, photos to go with it, and a yes. */
export function OfferPage() {
  const site = useSite();
  const { token = '' } = useParams();
  const answer = leadsApi.endpoints.getValuation.useQuery(token);
  const data = stillOpen(answer);
  return (
    <Container narrow section>
      <title>{`Your estimate | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      {data ? <Offer valuation={data} token={token} /> : <ClosedLink what="estimate" error={answer.error} />}
    </Container>
  );
}

function Offer({ valuation, token }: { valuation: ValuationView; token: string }) {
  const site = useSite();
  const { vehicle, estimate, offer_accepted: accepted } = valuation;
  useSavedValuation(token, valuation);
  return (
    <div className={s.main}>
      <h1>{estimate ? `Your ${vehicle} is worth about` : `We will call you about your ${vehicle}`}</h1>
      {estimate ? (
        <>
          <p className={s.range}>
            {formatMoney(estimate.low)} – {formatMoney(estimate.high)}
          </p>
          <p className={s.note}>
            An estimate, made by computer from {estimate.comparables} comparable vehicles that we are asking a price
            for: the middle of those prices, brought to your year and kilometres, less our cost of buying and selling.
            It is confirmed when a person sees the vehicle.
          </p>
          <EquityForm
            low={estimate.low}
            carId={valuation.car_id}
            isFinanced={valuation.adjustmentAnswers?.['finance'] === 'Yes'}
            stated={valuation.adjustmentAnswers?.['owed'] ?? ''}
          />
          {accepted ? (
            <p role="status">You accepted the estimate. We call you to arrange a time.</p>
          ) : (
            <AcceptForm token={token} />
          )}
        </>
      ) : (
        <p>
          For caravans, for vehicles over seven years or 100,000 km, and for rare ones, a person gives you a better
          figure than a computer. If you would rather call us: <PhoneLink number={phoneOf(valuation, site)} />.
        </p>
      )}
      <PhotoUpload token={token} numbers={valuation.photo_numbers} />
    </div>
  );
}

function AcceptForm({ token }: { token: string }) {
  const emit = useEmit();
  const [accept] = choicesApi.endpoints.acceptOffer.useMutation();

  async function post() {
    const answer = await accept({ token });
    if (answer.data) emit('analytics:tracked', { eventId: OFFER_ACCEPTED });
    return answer;
  }

  return (
    <SmallForm form="offer-accept" label="Accept the estimate" hidden={{ token }} post={post}>
      {({ busy }) => (
        <Button type="submit" variant="primary" size="l" busy={busy}>
          Accept and arrange a time
        </Button>
      )}
    </SmallForm>
  );
}
