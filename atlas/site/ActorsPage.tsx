import { useOverview } from './data.ts';
import { links } from './links.ts';
import { PageTitle } from './PageTitle.tsx';
import { ZoomArea } from './ZoomArea.tsx';

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

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
      <ZoomArea label="Map of the actors" width={actors.width} height={actors.height} center={actors.root}>
        {actors.links.map(({ owner, child, isLoaded, points }) => (
          <path key={`${owner} ${child}`} d={pathOf(points)} className={isLoaded ? 'link loaded' : 'link'} />
        ))}
        {actors.nodes.map(({ id, x, y, width, height }) => (
          <a key={id} href={`#${links.flow(id)}`} className="box">
            <title>{`${id}: ${descriptions.get(id)}`}</title>
            <rect x={x} y={y} width={width} height={height} rx="8" />
            <text x={x + width / 2} y={y + 20} textAnchor="middle" className="name">
              {id}
            </text>
          </a>
        ))}
      </ZoomArea>
    </main>
  );
}
