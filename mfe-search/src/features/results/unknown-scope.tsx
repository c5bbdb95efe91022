import { formatNumber } from '@shared-kit/domain/number/format-number';
import { ALL_STOCK, makePath } from '@shared-kit/domain/search/search-path';
import { Button } from '@shared-kit/ui/form/button';
import { Chip } from '@shared-kit/ui/chip';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { searchApi } from '../../api/search.api';
import * as field from './search-field/search-field.module.css';
import * as s from './results-page.module.css';

/** Makes offered instead. */
const OFFERED = 12;

/** For a make, model or dealership the site does not have: 404, with ways on. */
export function UnknownScope({ words }: { words: string }) {
  const { data } = searchApi.endpoints.search.useQuery('');
  const spoken = words.replaceAll('-', ' ');
  const makes = (data?.facets['make'] ?? []).slice(0, OFFERED);
  return (
    <Container section>
      <title>Not in stock</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={`We have no “${spoken}” in stock`}
        text="It may be spelt another way, or the last one may have been sold."
        action={
          <LinkButton to={ALL_STOCK} variant="primary">
            See all stock
          </LinkButton>
        }
      />
      <form role="search" method="get" action={ALL_STOCK} className={s.help}>
        <input
          type="search"
          name="query"
          className={field.input}
          defaultValue={spoken}
          maxLength={200}
          aria-label="Search all stock"
        />
        <Button type="submit">Search</Button>
      </form>
      {makes.length > 0 && (
        <ul className={s.chips} aria-label="Makes in stock">
          {makes.map(({ value, label, count }) => (
            <li key={value}>
              <Chip to={makePath(value)}>{`${label} (${formatNumber(count)})`}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
