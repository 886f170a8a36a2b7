import { Link } from 'react-router-dom';
import type { Journeys, Way } from '../data/journeys.ts';
import { useJourneys } from './data.ts';
import { LinkMapView } from './LinkMapView.tsx';
import { links, shortId } from './links.ts';
import { NotFound } from './NotFound.tsx';
import { PageTitle } from './PageTitle.tsx';

const States = ({ flow, states }: Pick<Way, 'flow' | 'states'>) =>
  states.map((state, index) => (
    <span key={state}>
      {index > 0 && ', '}
      <Link to={links.state(flow, state)}>{shortId(state)}</Link>
    </span>
  ));

const How = ({ flow, step, states }: Way) => (
  <li>
    <Link to={links.flow(flow)}>{flow}</Link>: {step === null ? 'a link in ' : `${step}, in `}
    <States flow={flow} states={states} />
  </li>
);

/** The ways to or from other pages, one section for each of these. */
const Ways = ({ ways, other }: { readonly ways: readonly Way[]; readonly other: 'from' | 'to' }) => {
  const pages = [...Map.groupBy(ways, (way) => way[other])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pages.map(([path, group]) => (
    <section key={path}>
      <h3>
        <Link to={links.journey(path)}>{path}</Link>
      </h3>
      <ul>
        {group.map((way) => (
          <How key={`${way.flow} ${way.step}`} {...way} />
        ))}
      </ul>
    </section>
  ));
};

function OnePage({ journeys, path }: { readonly journeys: Journeys; readonly path: string }) {
  const page = journeys.pages.find((one) => one.path === path);
  if (page === undefined) return null;
  const names = journeys.redirects.filter(({ to }) => to === path).map(({ from }) => from);
  const to = journeys.ways.filter((way) => way.from === path);
  const from = journeys.ways.filter((way) => way.to === path);
  return (
    <>
      <p>
        {names.length > 0 && `Also ${names.join(', ')}. `}
        Machines:{' '}
        {page.flows.length === 0
          ? 'none of its own'
          : page.flows.map((flow, index) => (
              <span key={flow}>
                {index > 0 && ', '}
                <Link to={links.flow(flow)}>{flow}</Link>
              </span>
            ))}
        .
      </p>
      <h2>Leads to ({new Set(to.map((way) => way.to)).size})</h2>
      <Ways ways={to} other="to" />
      <h2>Comes from ({new Set(from.map((way) => way.from)).size})</h2>
      <Ways ways={from} other="from" />
    </>
  );
}

const AllPages = ({ pages, ways }: Journeys) => (
  <div className="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Machines</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, flows }) => (
          <tr key={path}>
            <th scope="row">
              <Link to={links.journey(path)}>{path}</Link>
            </th>
            <td>{flows.join(', ')}</td>
            <td>{[...new Set(ways.filter(({ from }) => from === path).map(({ to }) => to))].sort().join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The pages of the portal as a map, or one page with the ways to and from it. */
export function JourneysPage({ path }: { readonly path: string | null }) {
  const journeys = useJourneys();
  const { map, pages } = journeys;
  if (path !== null && !pages.some((page) => page.path === path)) return <NotFound what={`page “${path}”`} />;
  const node = map.nodes.find(({ id }) => id === path);
  return (
    <main className="page wide">
      <PageTitle parts={[...(path === null ? [] : [path]), 'Journeys']} />
      <h1>{path ?? 'Journeys'}</h1>
      {path === null && (
        <p>
          An arrow leads from a page to one that a machine opens; a dashed one to a page that only links lead to. Links
          of the navigation are left out, and those to a page that more than five pages lead to are only in the list.
        </p>
      )}
      <LinkMapView
        label="Map of the pages"
        map={map}
        center={node ? { x: node.x + node.width / 2, y: node.y + node.height / 2 } : null}
        hrefOf={(id) => `#${links.journey(id)}`}
        titleOf={(id) => [id, ...(pages.find((page) => page.path === id)?.flows ?? [])].join(', ')}
        marked={path ?? undefined}
      />
      {path === null ? <AllPages {...journeys} /> : <OnePage journeys={journeys} path={path} />}
    </main>
  );
}
