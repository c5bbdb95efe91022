import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Stack } from '@shared-kit/ui/stack';

export type LoadFailedProps = {
  /** Tries so far: each one is announced. */
  tries: number;
  busy: boolean;
  onRetry: () => void;
};

/** In a page that could not be had: why, as far as a browser knows, another try, and the ways on. */
export function LoadFailed({ tries, busy, onRetry }: LoadFailedProps) {
  const { phone } = useSite();
  return (
    <Stack>
      <p key={tries} role="alert">
        {navigator.onLine ? 'Part of this page did not load.' : 'You are offline, so this page did not load.'} Try again
        in a moment, or call <PhoneLink number={phone} />.
      </p>
      <Stack row gap={12}>
        <Button variant="primary" busy={busy} onClick={onRetry}>
          Retry
        </Button>
        <LinkButton to="/">Home page</LinkButton>
      </Stack>
    </Stack>
  );
}
