import { RemoteOriginContext } from '@shared-kit/runtime/remote-origin';
import { noteFailure } from '@shared-kit/runtime/failure-notes';
import { KeptHtml, RetryBoundary } from '@shared-kit/runtime/retry-boundary';
import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoadFailed } from './essentials/on-demand';
import type { ResolvedRemote, ResolvedRoute } from './page-payload';

/** What stands in; with why the page did not come and another try, where one may help. */
type Fallback = (failure?: ReactNode) => ReactNode;
type FrameProps = {
  remote: ResolvedRemote;
  route: ResolvedRoute;
  fallback: Fallback;
  /** On the server: what is said above what stands in for a page that is late. */
  late?: ReactNode;
  children: ReactNode;
};

/** Around every page of a remote: its CSS in the head, its name on its events, and what stands in for it when it fails. */
export function RemoteFrame({ remote, route, fallback, late, children }: FrameProps) {
  const { key } = useLocation();
  const origin = useMemo(() => ({ name: remote.name, version: remote.version }), [remote]);
  return (
    <>
      {route.css.map(({ href, integrity }) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          precedence="remote"
          crossOrigin="anonymous"
          integrity={integrity}
        />
      ))}
      <PageBoundary resetKey={key} remote={remote} fallback={fallback}>
        <RemoteOriginContext value={origin}>
          <Suspense
            fallback={
              <>
                {late}
                {fallback()}
              </>
            }
          >
            {children}
          </Suspense>
        </RemoteOriginContext>
      </PageBoundary>
    </>
  );
}

type BoundaryProps = { resetKey: string; remote: ResolvedRemote; fallback: Fallback; children: ReactNode };

class PageBoundary extends RetryBoundary<BoundaryProps> {
  override componentDidCatch(error: unknown) {
    const { name, version } = this.props.remote;
    console.warn(`The page of ${name}@${version} failed`, error);
    // Data that did not come is the API's fault.
    if (!(error instanceof QueryFailed)) noteFailure('render', name);
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    const { failed, error } = this.state;
    const { children, fallback } = this.props;
    if (!failed) return children;
    if (error instanceof QueryFailed) return fallback(<LoadFailed onRetry={this.retry} />);
    // The page that the server answered with is better than what stands in for it.
    return <KeptHtml selector="#main" fallback={fallback()} />;
  }
}
