import { Link } from 'react-router-dom';
import type { FlowSummary } from '../data/overview.ts';
import { CoverageBar, CoverageLegend } from './CoverageBar.tsx';
import { useOverview } from './data.ts';
import { links } from './links.ts';
import { PageTitle } from './PageTitle.tsx';

const sum = (flows: readonly FlowSummary[], figure: (flow: FlowSummary) => number): number =>
  flows.reduce((total, flow) => total + figure(flow), 0);

const Row = ({ flow }: { readonly flow: FlowSummary }) => (
  <tr>
    <th scope="row">
      <Link to={links.flow(flow.id)}>{flow.id}</Link>
    </th>
    <td>{flow.description}</td>
    <td className="number">{flow.states}</td>
    <td className="number">{flow.transitions}</td>
    <td className="number">{flow.failedPaths > 0 ? `${flow.paths} (${flow.failedPaths} failed)` : flow.paths}</td>
    <td>
      <CoverageBar covered={flow.covered} />
    </td>
  </tr>
);

function Section({ name, flows }: { readonly name: string; readonly flows: readonly FlowSummary[] }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className="scroll">
        <table className="flows">
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">What it does</th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              <th scope="col">Paths</th>
              <th scope="col">Coverage</th>
            </tr>
          </thead>
          <tbody>
            {flows.map((flow) => (
              <Row key={flow.id} flow={flow} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The chapter of a section: `§4 Top-up month` belongs to `§4`. */
const chapterOf = ({ section }: FlowSummary): string => /^(§\d+|decision \d+)/.exec(section)?.[0] ?? section;

/** All flows by section of the specification, with their figures. */
export function OverviewPage() {
  const { flows, commit, chapters: titles } = useOverview();
  const chapters = [...Map.groupBy(flows, chapterOf)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return (
    <main className="page">
      <PageTitle parts={['All flows']} />
      <h1>All flows</h1>
      <p>
        {flows.length} machines, {sum(flows, ({ states }) => states)} states,{' '}
        {sum(flows, ({ transitions }) => transitions)} transitions and {sum(flows, ({ paths }) => paths)} test paths,
        generated from {commit === null ? 'the machines' : `commit ${commit.slice(0, 7)}`}. Start with the{' '}
        <Link to="/actors">map of the actors</Link>.
      </p>
      <CoverageLegend />
      {chapters.map(([chapter, list]) => (
        <Section key={chapter} name={titles[chapter] ?? (chapter || 'Machines')} flows={list} />
      ))}
    </main>
  );
}
