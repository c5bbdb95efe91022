import { YOUR_DATA_PATH } from '@shared-kit/domain/account/account-paths';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Container } from '@shared-kit/ui/layout/container';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { accountApi } from '../../api/account.api';
import { forgetHere } from '../../forget/forget-here';

const ONE_WAITS =
  ' One enquiry or more is still on its way to the dealer and is delivered first: open your data again in a day to delete it too.';

const HERE =
  ' This browser has forgotten what it kept for you here, too: cars you looked at or liked, and what you typed.';

/** After an account was deleted: said to who has just done it, not to whoever opens the address. */
export function DataDeletedPage() {
  const site = useSite();
  const [query] = useSearchParams();
  const { done, waits } = useSuspenseQuery(accountApi.endpoints.getDataDeleted, query.get('done') ?? '');
  const isAlive = useIsHydrated();
  useEffect(() => {
    if (done) forgetHere(site.slug, ['shopper', 'browser']);
  }, [done, site.slug]);
  return (
    <Container narrow section>
      <title>{`Deleted | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{done ? 'Your data is deleted' : 'Delete your data'}</h1>
      {done ? (
        <p role="status">
          The account is gone, with all that was found by its number. A message confirms it.
          {waits && ONE_WAITS}
          {isAlive && HERE}
        </p>
      ) : (
        <p>
          Nothing was deleted just now. <a href={YOUR_DATA_PATH}>See what we hold about you</a>, and delete it there.
        </p>
      )}
    </Container>
  );
}
