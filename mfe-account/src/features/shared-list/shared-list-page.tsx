import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useParams } from 'react-router';
import { accountApi } from '../../api/account.api';

const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 45vw, 92vw';

/** The cars of a list that somebody shared, as they stand now; nothing says whose it is. */
export function SharedListPage() {
  const site = useSite();
  const now = useRenderTime();
  const { token = '' } = useParams();
  const { cars } = useSuspenseQuery(accountApi.endpoints.getSharedList, token);
  const title = siteText(site, 'Cars shared with you');
  return (
    <Container section>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={32}>
        <div>
          <h1>{title}</h1>
          {cars.length > 0 && <p>{countedText(site, cars.length)}</p>}
        </div>
        {cars.length === 0 ? (
          <EmptyState
            title="Nothing on this list now"
            text={siteText(site, 'Whoever shared it has taken every car off it.')}
            action={
              <LinkButton to={ALL_STOCK} variant="primary">
                {siteText(site, 'Browse cars')}
              </LinkButton>
            }
          />
        ) : (
          <CardGrid label={title} warns={showRepayments(cars, site)}>
            {cars.map((car) => (
              <li key={car.id}>
                <CarCard car={car} site={site} now={now} sizes={SIZES} level={2} />
              </li>
            ))}
          </CardGrid>
        )}
      </Stack>
    </Container>
  );
}
