import { useOverview } from './data.ts';
import { LinkMapView } from './LinkMapView.tsx';
import { links } from './links.ts';
import { PageTitle } from './PageTitle.tsx';

/** The map of the actors: who runs whom. Each machine leads to its diagram. */
export function ActorsPage() {
  const { actors, flows } = useOverview();
  const descriptions = new Map(flows.map(({ id, description }) => [id, description]));
  return (
    <main className="page wide">
      <PageTitle parts={['Actors']} />
      <h1>Actors</h1>
      <p>
        An arrow leads from a machine to one that it runs. A dashed arrow: the code of the machine is loaded when it is
        needed, such as the screen of a page.
      </p>
      <LinkMapView
        label="Map of the actors"
        map={actors}
        center={actors.root}
        hrefOf={(id) => `#${links.flow(id)}`}
        titleOf={(id) => `${id}: ${descriptions.get(id)}`}
      />
    </main>
  );
}
