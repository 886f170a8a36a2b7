import { Suspense } from 'react';
import { HashRouter, Route, Routes, useParams } from 'react-router-dom';
import { ActorsPage } from './ActorsPage.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { useOverview } from './data.ts';
import { FlowPage } from './FlowPage.tsx';
import { Header } from './Header.tsx';
import { JourneysPage } from './JourneysPage.tsx';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';
import { LivePage } from './live/LivePage.tsx';
import { LiveProvider } from './live/LiveProvider.tsx';
import { NotFound } from './NotFound.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SignOffPage } from './SignOffPage.tsx';
import { TextPage } from './TextPage.tsx';
import { TextsPage } from './TextsPage.tsx';

function FlowRoute() {
  const { flow = '', kind = null, item = null, step = null } = useParams();
  const isKnown = useOverview().flows.some(({ id }) => id === flow);
  return isKnown ? <FlowPage id={flow} kind={kind} item={item} step={step} /> : <NotFound what={`flow “${flow}”`} />;
}

function SearchRoute() {
  const { text = '' } = useParams();
  return <SearchPage text={text} />;
}

function TextRoute() {
  const { id = '' } = useParams();
  return <TextPage id={id} />;
}

function JourneyRoute() {
  const { page = null } = useParams();
  return <JourneysPage path={page} />;
}

function Pages() {
  const { pages } = useOverview();
  return (
    <Routes>
      <Route path="/" element={<OverviewPage />} />
      <Route path="/actors" element={<ActorsPage />} />
      {pages.includes('journeys') && <Route path="/journeys/:page?" element={<JourneyRoute />} />}
      {pages.includes('changes') && <Route path="/changes" element={<ChangesPage />} />}
      {pages.includes('sign-off') && <Route path="/sign-off" element={<SignOffPage />} />}
      {pages.includes('texts') && <Route path="/texts" element={<TextsPage />} />}
      {pages.includes('texts') && <Route path="/texts/:id" element={<TextRoute />} />}
      {pages.includes('live') && <Route path="/live" element={<LivePage />} />}
      <Route path="/search/:text?" element={<SearchRoute />} />
      <Route path="/flow/:flow/:kind?/:item?/:step?" element={<FlowRoute />} />
      <Route path="*" element={<NotFound what="such page" />} />
    </Routes>
  );
}

/** The pages of the atlas. Addresses are below `#`, so that any file server can serve the site. */
export const App = () => (
  <HashRouter>
    <LiveProvider>
      <LoadErrorBoundary>
        <Suspense fallback={<p className="page">Loading …</p>}>
          <Header />
          <Pages />
        </Suspense>
      </LoadErrorBoundary>
    </LiveProvider>
  </HashRouter>
);
