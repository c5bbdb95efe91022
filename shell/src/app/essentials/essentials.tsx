import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import { ThanksPage } from '../pages/thanks-on-demand';
import type { EssentialsKind } from './essentials-of';
import { EnquiryEssentials } from './on-demand';
import { VehicleEssentials } from './vehicle-on-demand';

type EssentialsProps = {
  kind: EssentialsKind;
  /** That the page did not load, and another try. */
  failure?: ReactNode;
};

/**
 * What the shell renders by itself where a remote's page cannot be had: never a dead end,
 * always a way to ask, and on a vehicle page the price.
 */
export function Essentials({ kind, failure }: EssentialsProps) {
  if (kind === 'sent') return <ThanksPage />;
  if (kind === 'vehicle') return <VehicleEssentials failure={failure} />;
  const title = titleOf(kind, Boolean(failure));
  return (
    <Container as="section" narrow section>
      {failure && <title>{title}</title>}
      <Stack gap={24}>
        <h1>{title}</h1>
        {failure}
        {(!failure || navigator.onLine) && (
          <>
            <p>
              {!failure && 'Please try again in a moment. '}Or tell us what you are looking for and we will find it for
              you.
            </p>
            <EnquiryEssentials />
          </>
        )}
      </Stack>
    </Container>
  );
}

function titleOf(kind: EssentialsKind, hasFailed: boolean): string {
  if (hasFailed) return 'This page did not load';
  return kind === 'search' ? 'Our stock list is taking a break' : 'This page is taking a break';
}
