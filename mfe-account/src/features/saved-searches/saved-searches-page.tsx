import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useSearchParams } from 'react-router';
import { AccountTop } from '../../account-top/account-top';
import { accountApi } from '../../api/account.api';
import { useJustDone } from '../../just-done/just-done';
import { NewestCars } from '../../newest-cars/newest-cars';
import { AlertState, TextState } from './alert-state';
import { draftIn } from './draft-in';
import { HowTold } from './how-told';
import { Notifications } from './notifications/notifications';
import { SaveForm } from './save-form';
import { SearchList } from './search-list';

/** The searches a shopper keeps, what is to be saved now, and how they are told of changes. All of it works by plain forms. */
export function SavedSearchesPage() {
  const site = useSite();
  const [query] = useSearchParams();
  const address = draftIn(query);
  const done = useJustDone();
  const { searches, draft, choice, texts } = useSuspenseQuery(accountApi.endpoints.getSavedSearches, address);
  const isEmpty = searches.length === 0 && draft === null;
  return (
    <Container page>
      <title>{`Saved searches | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccountTop name="Saved searches" title="Saved searches" />
      <Stack gap={32}>
        {done === 'search-saved' && searches.length > 0 && <p role="status">Saved.</p>}
        {address !== '' && <ToBeSaved {...{ searches, draft, choice, texts }} />}
        {isEmpty ? (
          <EmptyState
            title="Nothing saved yet"
            text={siteText(site, 'Search for cars, then press Save this search above the results.')}
            action={
              <LinkButton to={ALL_STOCK} variant="primary">
                {siteText(site, 'Browse cars')}
              </LinkButton>
            }
          />
        ) : (
          <SearchList searches={searches} choice={choice} texts={texts} />
        )}
        {choice && <AlertState choice={choice} wasAsked={done === 'address-asked'} />}
        {texts && <TextState texts={texts} />}
        {!draft && <HowTold {...{ choice, texts }} wasChosen={done === 'alerts-chosen'} />}
        <Notifications wasChosen={done === 'push-chosen'} />
        {isEmpty && <NewestCars />}
      </Stack>
    </Container>
  );
}

/** What the address asks to save: where it is kept already, as it is told of. */
function ToBeSaved({ searches, draft, ...channels }: SavedSearches) {
  if (draft === null) return <p role="alert">That page finds nothing on this site any more, so it cannot be saved.</p>;
  return <SaveForm draft={draft} kept={searches.find(({ href }) => href === draft.address)} {...channels} />;
}
