import type { SharedList } from '@shared-kit/contracts/account/account.contract';
import type { CarCard as Car } from '@shared-kit/contracts/vehicle/car.contract';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { isFavouriteVisible } from '@shared-kit/domain/search/favourite-visible';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useParams } from 'react-router';
import { accountApi } from '../../api/account.api';
import { SaveOrSignIn } from '../../features/card-save/save-or-sign-in';
import * as s from './shared-list-page.module.css';

const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 45vw, 92vw';

/** The cars of a list that somebody shared, as they stand now; nothing says whose it is. */
export function SharedListPage() {
  const site = useSite();
  const { token = '' } = useParams();
  // `currentData`: what another link showed is nothing of this one's.
  const { currentData, error } = accountApi.endpoints.getSharedList.useQuery(token);
  const problem = asProblem(error);
  const list = problem?.code === 'gone' ? undefined : currentData;
  return (
    <Container section>
      <LinkHead title={`${siteText(site, 'Cars shared with you')} | ${site.name}`} />
      {list && <ListOf list={list} />}
      {!list && problem && <NoList problem={problem} />}
    </Container>
  );
}

function ListOf({ list: { cars, until } }: { list: SharedList }) {
  const site = useSite();
  const title = siteText(site, 'Cars shared with you');
  if (cars.length === 0)
    return (
      <EmptyState
        level={1}
        title="Nothing on this list now"
        text={siteText(site, 'Whoever shared it has taken every car off it.')}
        action={<BrowseCars />}
      />
    );
  return (
    <Stack gap={32}>
      <div>
        <h1>{title}</h1>
        <p className={s.about}>
          {`${countedText(site, cars.length)}, at today’s prices. The link works until ${until}.`}
        </p>
      </div>
      <CardGrid label={title} warns={showRepayments(cars, site)}>
        {cars.map((car) => (
          <li key={car.id}>
            <SharedCar car={car} />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}

function SharedCar({ car }: { car: Car }) {
  const site = useSite();
  const now = useRenderTime();
  const { id: carId, name: carName, path, slug, make, model, primary_image_url: imageUrl } = car;
  const savable = isFavouriteVisible(car, site);
  return (
    <CarCard
      car={car}
      site={site}
      now={now}
      sizes={SIZES}
      level={2}
      save={<SaveOrSignIn {...{ carId, carName, path, savable, slug, make, model, imageUrl }} />}
    />
  );
}

type Ended = { code: string; ended?: 'expired' | 'revoked' | undefined };

/** What became of a link that shows no list, in words for whoever was sent it. */
function NoList({ problem }: { problem: Ended }) {
  const [title, text] = wordsOf(problem);
  return <EmptyState level={1} title={title} text={text} action={<BrowseCars />} />;
}

function wordsOf({ code, ended }: Ended): [title: string, text: string] {
  if (code === 'gone')
    return ended === 'revoked'
      ? ['This list is shared no more', 'Whoever sent you the link has ended it. Ask them for a new one.']
      : ['This link has expired', 'Links to a list work for half a year. Ask whoever sent it to you for a new one.'];
  if (code === 'not_found' || code === 'bad_request')
    return ['We cannot find this list', 'The link may be incomplete. Open it again from the message it came in.'];
  return ['We cannot show this list right now', 'Nothing is lost. Try again in a few minutes.'];
}

function BrowseCars() {
  return (
    <LinkButton to={ALL_STOCK} variant="primary">
      {siteText(useSite(), 'Browse cars')}
    </LinkButton>
  );
}
