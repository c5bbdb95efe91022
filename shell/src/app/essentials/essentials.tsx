import { Container } from '@shared-kit/ui/container';
import { Stack } from '@shared-kit/ui/stack';
import type { ResolvedRoute } from '../page-payload';
import { EnquiryEssentials } from './enquiry-on-demand';
import { VehicleEssentials } from './vehicle-essentials';

/**
 * What the shell draws by itself where a remote's page cannot be had: never a dead end,
 * always a way to ask, and on a vehicle page the price.
 */
export function Essentials({ kind }: { kind: ResolvedRoute['essentials'] }) {
  if (kind === 'vehicle') return <VehicleEssentials />;
  return (
    <Container as="section" narrow section>
      <Stack gap={24}>
        <h1>{kind === 'search' ? 'Our stock list is taking a break' : 'This page is taking a break'}</h1>
        <p>Please try again in a moment. Or tell us what you are looking for and we will find it for you.</p>
        <EnquiryEssentials />
      </Stack>
    </Container>
  );
}
