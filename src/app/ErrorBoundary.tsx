import { Component, type PropsWithChildren } from 'react';
import { CrashView } from './layout/CrashView.tsx';

/** Shows a way on when a view throws, instead of a white page. */
export class ErrorBoundary extends Component<PropsWithChildren, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CrashView restart={() => location.reload()} /> : this.props.children;
  }
}
