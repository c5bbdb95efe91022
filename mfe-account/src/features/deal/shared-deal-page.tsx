import { DEAL_FIELD } from '@shared-kit/domain/finance/calculator/deal-address';
import { ENQUIRE_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { siteText } from '@shared-kit/domain/text/site-text';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useSite } from '@shared-kit/runtime/site-context';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useParams } from 'react-router';
import { accountApi } from '../../api/account.api';
import { DealCard } from './deal-card';

/** A deal for whoever has its link, as it stands today; nothing says whose it is. */
export function SharedDealPage() {
  const site = useSite();
  const { token = '' } = useParams();
  // `currentData`: what another link showed is nothing of this one's.
  const { currentData, error } = accountApi.endpoints.getSharedDeal.useQuery(token);
  const code = asProblem(error)?.code;
  return (
    <Container section>
      <LinkHead title={`A deal | ${site.name}`} />
      {currentData && code !== 'gone' ? (
        <Stack gap={24}>
          <DealCard
            deal={currentData.deal}
            level={1}
            about={`Kept ${currentData.kept}; the figures are today’s, an estimate and not an offer of credit. The link works until ${currentData.until}.`}
          >
            {currentData.deal.path && (
              <>
                <LinkButton
                  to={`${pageAbout(ENQUIRE_PATH, currentData.deal.car_id)}&${DEAL_FIELD}=${token}`}
                  variant="primary"
                >
                  Ask about this deal
                </LinkButton>
                <LinkButton to={currentData.deal.path}>Go on with it</LinkButton>
              </>
            )}
          </DealCard>
          {currentData.deal.repayment && <RateWarning />}
        </Stack>
      ) : (
        code && <NoDeal code={code} />
      )}
    </Container>
  );
}

function NoDeal({ code }: { code: string }) {
  const [title, text] = wordsOf(code);
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        <LinkButton to={ALL_STOCK} variant="primary">
          {siteText(useSite(), 'Browse cars')}
        </LinkButton>
      }
    />
  );
}

function wordsOf(code: string): [title: string, text: string] {
  if (code === 'gone')
    return ['This deal is shared no more', 'It was removed, or its link is over. Ask whoever sent it for a new one.'];
  if (code === 'not_found' || code === 'bad_request')
    return ['We cannot find this deal', 'The link may be incomplete. Open it again from the message it came in.'];
  return ['We cannot show this deal right now', 'Nothing is lost. Try again in a few minutes.'];
}
