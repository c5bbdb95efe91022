import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { MY_DEAL_PATH } from '@shared-kit/domain/finance/calculator/deal-address';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { accountApi } from '../../api/account.api';
import { GarageCars } from '../../features/garage/garage-cars';
import { GarageEntries } from '../../features/garage/garage-entries';
import { OwnVehicles } from '../../features/garage/own-vehicles';
import { SignOut } from '../../features/watchlist/sign-out';
import * as s from './garage-page.module.css';

/** What a shopper has under way at this site, each with its state and what comes next. */
export function GaragePage() {
  const site = useSite();
  const { entries, vehicles } = useSuspenseQuery(accountApi.endpoints.getGarage, undefined);
  return (
    <Container section>
      <title>{`My garage | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.head}>
        <h1>My garage</h1>
        <SignOut />
      </div>
      <Stack gap={48}>
        <GarageEntries entries={entries} />
        <GarageCars />
        <p>
          <LinkButton to={MY_DEAL_PATH}>My deals</LinkButton>
        </p>
        <OwnVehicles vehicles={vehicles} />
      </Stack>
    </Container>
  );
}
