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

type KeptProps = {
  /** The element in which the part stands, once React has it. */
  within?: HTMLElement | null;
  /** Finds it until then. */
  selector: string;
  /** After a move within the document, where what stands there may be about something else, and where nothing does. */
  fallback: ReactNode;
};

/**
 * What stood on the screen when a part threw, from here on as plain HTML: it can be read, what was typed into it stays, its
 * links lead on, its forms are posted. Rendered by a boundary in the place of what failed: until then the page shows it.
 */
export function KeptHtml({ within, selector, fallback }: KeptProps): ReactNode {
  const [nodes] = useState(() => [...((within ?? document.querySelector(selector))?.childNodes ?? [])]);
  const [focused] = useState(() => document.activeElement as HTMLElement);
  const putBack = useCallback(
    (place: HTMLElement | null) => {
      place?.append(...nodes);
      if (place?.contains(focused)) focused.focus({ preventScroll: true });
    },
    [nodes, focused],
  );
  if (nodes.length === 0 || MOVED in document.documentElement.dataset) return fallback;
  return createElement('div', { style: { display: 'contents' }, ref: putBack });
}

/** What the root of a document says, as a data attribute, from the first move within it on. */
export const MOVED = 'moved';
