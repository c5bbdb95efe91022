import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Link } from 'react-router';
import { PageTop } from './page-top';

export function NotFoundPage({ what = 'There is no such page in the console.' }: { what?: string }) {
  return (
    <>
      <PageTop title="Not found" />
      <EmptyState title="Nothing here" text={what} action={<Link to="/">To the overview</Link>} />
    </>
  );
}
