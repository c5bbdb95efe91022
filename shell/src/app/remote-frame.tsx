import { RemoteOriginContext } from '@shared-kit/runtime/remote-origin';
import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import { Component as ReactComponent, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoadFailed } from './essentials/enquiry-on-demand';
import type { ResolvedRemote, ResolvedRoute } from './page-payload';

/** What stands in; with why the page did not come and another try, where one may help. */
type Fallback = (failure?: ReactNode) => ReactNode;
type FrameProps = { remote: ResolvedRemote; route: ResolvedRoute; fallback: Fallback; children: ReactNode };

/** Around every page of a remote: its CSS in the head, its name on its events, and what stands in for it when it fails. */
export function RemoteFrame({ remote, route, fallback, children }: FrameProps) {
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
          <Suspense fallback={fallback()}>{children}</Suspense>
        </RemoteOriginContext>
      </PageBoundary>
    </>
  );
}

type BoundaryProps = { resetKey: string; remote: ResolvedRemote; fallback: Fallback; children: ReactNode };

type BoundaryState = { failed: boolean; error?: unknown };

class PageBoundary extends ReactComponent<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error };
  }

  /** The page's code is here and its data did not come: the API may answer now. */
  readonly retry = async () => {
    const { error } = this.state;
    if (error instanceof QueryFailed) await error.askAgain();
    this.setState({ failed: false });
  };

  override componentDidCatch(error: unknown) {
    const { name, version } = this.props.remote;
    console.warn(`The page of ${name}@${version} failed`, error);
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    return this.props.fallback(error instanceof QueryFailed && <LoadFailed onRetry={this.retry} />);
  }
}
