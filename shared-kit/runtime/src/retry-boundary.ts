import { Component, createElement, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryFailed } from './use-suspense-query';

type State = { failed: boolean; error?: unknown };

/** An error boundary that can be tried again: what a page or a widget stands behind. */
export abstract class RetryBoundary<Props> extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  /** Asks again where data did not come (what failed is remembered, rendering alone would only read that), and renders anew. */
  readonly retry = async (): Promise<void> => {
    const { error } = this.state;
    if (error instanceof QueryFailed) await error.askAgain();
    this.setState({ failed: false });
  };
}

/** The key of the address that the document came from: only its parts are the server's. */
const FIRST_KEY = typeof history === 'undefined' ? '' : ((history.state as { key?: string } | null)?.key ?? 'default');

type KeptProps = {
  /** Of the element in which the part stands. */
  selector: string;
  /** Of the address that is shown now. */
  locationKey: string;
  /** After a move within the document, where what stands there may be about something else, and where nothing does. */
  fallback: ReactNode;
};

/**
 * What stood on the screen when a part threw, from here on as plain HTML: it can be read, what was typed into it stays, its
 * links lead on, its forms are posted. Rendered by a boundary in the place of what failed: until then the page shows it.
 */
export function KeptHtml({ selector, locationKey, fallback }: KeptProps): ReactNode {
  const [kept] = useState(() => ({
    nodes: [...(document.querySelector(selector)?.childNodes ?? [])],
    focused: document.activeElement,
  }));
  const putBack = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      place.append(...kept.nodes);
      if (place.contains(kept.focused)) (kept.focused as HTMLElement).focus({ preventScroll: true });
    },
    [kept],
  );
  if (kept.nodes.length === 0 || locationKey !== FIRST_KEY) return fallback;
  return createElement('div', { style: { display: 'contents' }, ref: putBack });
}
