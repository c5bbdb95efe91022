import { Component } from 'react';
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
