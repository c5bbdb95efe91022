import type { SavedSearch, SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { countedText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import * as rows from '../../rows/rows.module.css';

const REMOVE_FORM = 'saved-search-remove';

type SearchListProps = Pick<SavedSearches, 'searches' | 'choice' | 'texts'>;

/** Each search with its page, what it finds now, how it is told of, and a way to be rid of it. */
export function SearchList({ searches, ...channels }: SearchListProps) {
  const site = useSite();
  const refused = useFormResult(REMOVE_FORM);
  return (
    <>
      {refused && <p role="alert">It could not be removed. Please try again.</p>}
      <ul className={rows.list}>
        {searches.map(({ id, label, href, count, ...wanted }) => (
          <li key={id} className={rows.item}>
            <div>
              {count === null ? label : <a href={href}>{label}</a>}
              <p className={rows.small}>
                {count === null ? 'Nothing of it is on this site any more' : `${countedText(site, count)} now`}
                {toldBy(wanted, channels)}
              </p>
            </div>
            <form method="post">
              <input type="hidden" name="_form" value={REMOVE_FORM} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="s" aria-label={`Remove: ${label}`}>
                Remove
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}

type Wanted = Pick<SavedSearch, 'alerts' | 'texts' | 'pushes'>;

/** ", with emails, texts and notifications": what really comes. Mails wait for who reads them to confirm the address. */
function toldBy({ alerts, texts, pushes }: Wanted, channels: Omit<SearchListProps, 'searches'>): string {
  const mails = alerts ? channels.choice : null;
  const coming = [
    ...(mails?.confirmed ? ['emails'] : []),
    ...(texts && channels.texts ? ['texts'] : []),
    ...(pushes ? ['notifications'] : []),
  ];
  const now = coming.length > 0 ? `, with ${coming.join(', ').replace(/, (?=\w+$)/, ' and ')}` : '';
  return mails && !mails.confirmed ? `${now}, emails once the address is confirmed` : now;
}
