import type { Deal, KeptDeal } from '@shared-kit/contracts/account/deal.contract';
import { DEAL_FIELD } from '@shared-kit/domain/finance/calculator/deal-address';
import { ENQUIRE_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useSearchParams } from 'react-router';
import { AccountTop } from '../../account-top/account-top';
import { accountApi } from '../../api/account.api';
import { useJustDone } from '../../just-done/just-done';
import { NewestCars } from '../../newest-cars/newest-cars';
import { DealCard } from './deal-card';
import { dealIn } from './deal-in';

const KEEP_FORM = 'deal-keep';
const REMOVE_FORM = 'deal-remove';

/** What a shopper put together for a car, to be kept, and the deals that they keep: on any device they sign in with. */
export function MyDealPage() {
  const site = useSite();
  const [query] = useSearchParams();
  const { deals, draft } = useSuspenseQuery(accountApi.endpoints.getMyDeals, dealIn(query));
  const warns = [...deals, ...(draft ? [draft] : [])].some(({ repayment }) => repayment !== null);
  return (
    <Container page>
      <title>{`My deals | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccountTop name="My deals" title="My deals" lead={ABOUT} />
      <Stack gap={32}>
        <WhatCameOfIt isKept={useJustDone() === 'deal-kept'} deals={deals} />
        {draft && <Draft deal={draft} />}
        {!draft && query.has('car_id') && <p role="status">{siteText(site, GONE)}</p>}
        {deals.map((deal) => (
          <Kept key={deal.id} deal={deal} />
        ))}
        {!draft && deals.length === 0 && (
          <EmptyState
            level={2}
            title="No deal yet"
            text={siteText(site, 'Open a car, set what a loan would cost, and keep it from there.')}
            action={
              <LinkButton to={ALL_STOCK} variant="primary">
                {siteText(site, 'Browse cars')}
              </LinkButton>
            }
          />
        )}
        {!draft && deals.length === 0 && <NewestCars />}
        {warns && <RateWarning />}
      </Stack>
    </Container>
  );
}

function WhatCameOfIt({ isKept, deals }: { isKept: boolean; deals: readonly Deal[] }) {
  const refused = useFormResult(KEEP_FORM)?.problem;
  if (refused) return <p role="alert">{refused.fieldErrors?.['car_id']?.[0] ?? NOT_KEPT}</p>;
  return isKept && deals.length > 0 && <p role="status">Kept. Go on with it here, or wherever you sign in next.</p>;
}

const GONE = 'That car is no longer for sale here, so there is nothing to work out or keep for it.';
const NOT_KEPT = 'It could not be kept. Please try again.';
const ABOUT = 'Every dollar as it stands today: an estimate, not an offer of credit. We see it with your enquiry.';

function Draft({ deal }: { deal: Deal }) {
  return (
    <DealCard deal={deal} level={2} about="Not kept yet.">
      <form method="post">
        <input type="hidden" name="_form" value={KEEP_FORM} />
        <input type="hidden" name="car_id" value={deal.car_id} />
        <input type="hidden" name="figures" value={deal.figures} />
        <input type="hidden" name="postcode" value={deal.postcode} />
        <Button type="submit" variant="primary">
          Keep this deal
        </Button>
      </form>
      {deal.path && <a href={deal.path}>Change it</a>}
    </DealCard>
  );
}

function Kept({ deal }: { deal: KeptDeal }) {
  const { id, car_id: carId, car_name: name, kept, link, until, path } = deal;
  const token = link.split('/').at(-1) ?? '';
  return (
    <DealCard deal={deal} level={2} about={`Kept ${kept}. Its link works until ${until}, and says nothing about you.`}>
      {path && (
        <>
          <LinkButton to={`${pageAbout(ENQUIRE_PATH, carId)}&${DEAL_FIELD}=${token}`} variant="primary">
            Ask about this deal
          </LinkButton>
          <LinkButton to={path}>Change it</LinkButton>
        </>
      )}
      <a href={link} aria-label={`Link to open or send: ${name}`}>
        Link to open or send
      </a>
      <form method="post">
        <input type="hidden" name="_form" value={REMOVE_FORM} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="s" aria-label={`Remove: ${name}`}>
          Remove
        </Button>
      </form>
    </DealCard>
  );
}
