import { NotFoundPage } from './not-found-on-demand';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LoadFailed } from '../essentials/on-demand';

/** The last net below a page: whatever went wrong, the header, the phone and a way on remain. */
export function RouteFailure() {
  const error = useRouteError();
  const { key, ...here } = useLocation();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  // A page that was followed to, scripts brought, and they can try again; the first one's may not be there.
  const isFollowed = key !== 'default';
  const title = isFollowed ? 'This page did not load' : 'Something went wrong';
  return (
    <Container as="section" narrow section>
      <title>{title}</title>
      <Stack gap={24}>
        <h1>{title}</h1>
        {isFollowed ? (
          <LoadFailed onRetry={async () => navigate(here, { replace: true })} />
        ) : (
          <p>
            Please try again in a moment, or <a href="/">go to the home page</a>.
          </p>
        )}
      </Stack>
    </Container>
  );
}
