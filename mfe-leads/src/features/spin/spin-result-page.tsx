import type { SpinView } from '@shared-kit/contracts/lead/spin.contract';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import { ClosedLink } from '../../links/closed-link';
import { stillOpen } from '../../links/still-open';
import * as s from './spin.module.css';

/** What a play gave, for whoever holds its link: it can be opened again at the dealership. */
export function SpinResultPage() {
  const site = useSite();
  const { token = '' } = useParams();
  const answer = choicesApi.endpoints.getSpin.useQuery(token);
  const data = stillOpen(answer);
  return (
    <Container narrow section>
      <LinkHead title={`Your spin | ${site.name}`} />
      {data ? <Result spin={data} /> : <ClosedLink what="spin" error={answer.error} />}
    </Container>
  );
}

function Result({ spin: { prize, wins, code, played_on: playedOn } }: { spin: SpinView }) {
  return (
    <div className={s.result}>
      <div className={s.wheel} aria-hidden="true" />
      <h1>{wins ? `You won: ${prize}` : prize}</h1>
      {wins ? (
        <p>
          Show this code at the dealership: <strong className={s.code}>{code}</strong>
        </p>
      ) : (
        <p>No prize this time. Thank you for playing.</p>
      )}
      <p className={s.chance}>Played on {playedOn}</p>
      <LinkButton to={ALL_STOCK} variant="primary">
        Keep looking
      </LinkButton>
    </div>
  );
}
