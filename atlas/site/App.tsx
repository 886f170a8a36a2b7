import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ActorsPage } from './ActorsPage.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { FlowPage } from './FlowPage.tsx';
import { Header } from './Header.tsx';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';
import { searchedText } from './links.ts';
import { LivePage } from './live/LivePage.tsx';
import { LiveProvider } from './live/LiveProvider.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { SearchPage } from './SearchPage.tsx';

const NotFound = () => (
  <main className="page">
    <h1>This page does not exist</h1>
    <p>
      The machine may have a new name. <a href="#/">Show all flows</a>.
    </p>
  </main>
);

type FlowParams = Readonly<Record<'flow' | 'kind' | 'item', string | undefined>>;

/** The pages of the atlas. Addresses are below `#`, so that any file server can serve the site. */
export const App = () => (
  <Router hook={useHashLocation}>
    <LiveProvider>
      <LoadErrorBoundary>
        <Suspense fallback={<p className="page">Loading …</p>}>
          <Header />
          <Switch>
            <Route path="/" component={OverviewPage} />
            <Route path="/actors" component={ActorsPage} />
            <Route path="/changes" component={ChangesPage} />
            <Route path="/live" component={LivePage} />
            <Route path="/search/:text?">{({ text }) => <SearchPage text={searchedText(text ?? '')} />}</Route>
            <Route<FlowParams> path="/flow/:flow/:kind?/:item?">
              {({ flow, kind, item }) => <FlowPage id={flow ?? ''} kind={kind ?? null} item={item ?? null} />}
            </Route>
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </LoadErrorBoundary>
    </LiveProvider>
  </Router>
);
