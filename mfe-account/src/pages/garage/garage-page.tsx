import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { AccountTop } from '../../account-top/account-top';
import { accountApi } from '../../api/account.api';
import { GarageCars } from '../../features/garage/garage-cars';
import { GarageEntries } from '../../features/garage/garage-entries';
import { OwnVehicles } from '../../features/garage/own-vehicles';
import { ServiceReminders } from '../../features/garage/service-reminders';

/** What a shopper has under way at this site, each with its state and what comes next. */
export function GaragePage() {
  const site = useSite();
  const { entries, vehicles } = useSuspenseQuery(accountApi.endpoints.getGarage, undefined);
  const services = useSuspenseQuery(accountApi.endpoints.getMyServices, undefined);
  return (
    <Container page>
      <title>{`My garage | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccountTop name="My garage" title="My garage" />
      <Stack gap={48}>
        <GarageEntries entries={entries} />
        <GarageCars />
        <OwnVehicles vehicles={vehicles} />
        <ServiceReminders {...services} names={vehicles.map(({ name }) => name)} />
      </Stack>
    </Container>
  );
}
