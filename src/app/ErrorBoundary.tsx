import { Component, type PropsWithChildren } from 'react';
import { CrashView } from './layout/CrashView.tsx';

/** Shows a way forward when a view throws, instead of an empty page. */
export class ErrorBoundary extends Component<PropsWithChildren, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <CrashView onRestart={() => this.setState({ failed: false })} />;
  }
}
