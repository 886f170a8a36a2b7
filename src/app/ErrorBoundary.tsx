import { Component, type PropsWithChildren, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the children. `restart` renders the children again. */
  readonly fallback: (restart: () => void) => ReactNode;
  readonly onCrash?: () => void;
}

/** Shows a way forward when a view throws, instead of an empty page. */
export class ErrorBoundary extends Component<PropsWithChildren<Props>, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Otherwise src/ports/crash-reports.ts would not learn of it.
    reportError(error);
    this.props.onCrash?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
