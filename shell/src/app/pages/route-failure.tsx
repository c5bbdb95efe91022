import { NotFoundPage } from './not-found-page';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Container } from '@shared-kit/ui/container';
import { Stack } from '@shared-kit/ui/stack';

/** The last net below a page: whatever went wrong, the header, the phone and a way on remain. */
export function RouteFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Container as="section" narrow section>
      <title>Something went wrong</title>
      <Stack>
        <h1>Something went wrong</h1>
        <p>
          Please try again in a moment, or <a href="/">go to the home page</a>.
        </p>
      </Stack>
    </Container>
  );
}
