import { Suspense } from 'react';
import { HashRouter, Route, Routes, useParams } from 'react-router-dom';
import { ActorsPage } from './ActorsPage.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { FlowPage } from './FlowPage.tsx';
import { Header } from './Header.tsx';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';
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

function FlowRoute() {
  const { flow = '', kind = null, item = null } = useParams();
  return <FlowPage id={flow} kind={kind} item={item} />;
}

function SearchRoute() {
  const { text = '' } = useParams();
  return <SearchPage text={text} />;
}

/** The pages of the atlas. Addresses are below `#`, so that any file server can serve the site. */
export const App = () => (
  <HashRouter>
    <LiveProvider>
      <LoadErrorBoundary>
        <Suspense fallback={<p className="page">Loading …</p>}>
          <Header />
          <Routes>
            <Route path="/" element={<OverviewPage />} />
            <Route path="/actors" element={<ActorsPage />} />
            <Route path="/changes" element={<ChangesPage />} />
            <Route path="/live" element={<LivePage />} />
            <Route path="/search/:text?" element={<SearchRoute />} />
            <Route path="/flow/:flow/:kind?/:item?" element={<FlowRoute />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </LoadErrorBoundary>
    </LiveProvider>
  </HashRouter>
);
