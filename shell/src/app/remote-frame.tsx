import { RemoteOriginContext } from '@shared-kit/runtime/remote-origin';
import { Component as ReactComponent, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ResolvedRemote, ResolvedRoute } from './page-payload';

type FrameProps = { remote: ResolvedRemote; route: ResolvedRoute; fallback: ReactNode; children: ReactNode };

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
          <Suspense fallback={fallback}>{children}</Suspense>
        </RemoteOriginContext>
      </PageBoundary>
    </>
  );
}

type BoundaryProps = { resetKey: string; remote: ResolvedRemote; fallback: ReactNode; children: ReactNode };

class PageBoundary extends ReactComponent<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name, version } = this.props.remote;
    console.warn(`The page of ${name}@${version} failed`, error);
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
