import { Component, type ReactNode } from 'react';

/** Shows that data could not be loaded, with a way to try again. */
export class LoadErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page" role="alert">
        <h1>The page cannot be shown</h1>
        <p>{error.message}</p>
        <p>The site must be opened through a web server, such as `npm run atlas`.</p>
        <p>
          <button type="button" onClick={() => this.setState({ error: null })}>
            Try again
          </button>
        </p>
      </main>
    );
  }
}
