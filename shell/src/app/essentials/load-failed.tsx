import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useEffect, useState } from 'react';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { useParams } from 'react-router';
import { shellApi } from '../api/shell.api';

export type LoadFailedProps = {
  /** Another try; resolves when it has ended, whether or not the page has come. */
  onRetry: () => Promise<unknown>;
};

/** In a page that could not be had: why, as far as a browser knows, another try, and the ways on. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const { slug = '' } = useParams();
  // Of a vehicle whose page failed the number of its place.
  const { data: car } = shellApi.endpoints.getCar.useQueryState(slug);
  const phone = phoneOf(car?.location, useSite());
  const [tries, setTries] = useState(1);
  const [busy, setBusy] = useState(false);
  useEffect(() => goOnToHeading, []);
  async function retry() {
    setBusy(true);
    await onRetry();
    setTries((before) => before + 1);
    setBusy(false);
  }
  return (
    <Stack>
      {/* Another one each time: each is announced. */}
      <p key={tries} role="alert">
        {navigator.onLine ? 'Part of this page did not load.' : 'You are offline, so this page did not load.'} Try again
        in a moment, or call <PhoneLink number={phone} />.
      </p>
      <Stack row gap={12}>
        <Button variant="primary" busy={busy} onClick={() => void retry()}>
          Try again
        </Button>
        <LinkButton to="/">Home page</LinkButton>
      </Stack>
    </Stack>
  );
}

/** The page has come, and the button that had the focus is gone with what stood in for it. */
function goOnToHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}
