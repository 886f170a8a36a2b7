import type { RouteTable } from '../adapter.ts';
import type { Picture } from '../recording/recording.ts';
import { type LinkMap, linkMapOf, type MapLink } from './link-map.ts';

/** A step in which a machine opens another page. */
export interface Going {
  /** Ids of the leaf states before it. */
  readonly states: readonly string[];
  /** The step in words. */
  readonly step: string;
  /** Addresses: the page that is open, and the one that is opened. */
  readonly from: string;
  readonly to: string;
}

/** A way from one page to another. */
export interface Way {
  /** Paths of the route table. */
  readonly from: string;
  readonly to: string;
  readonly flow: string;
  /** In which step the machine opens the page, in words; null for a link that the person follows. */
  readonly step: string | null;
  /** Ids of the leaf states before the step, or in which the link is on the page. */
  readonly states: readonly string[];
}

/** The pages of an application, and how a person gets from one to another. */
export interface Journeys {
  readonly pages: readonly {
    readonly path: string;
    /** Ids of the machines that run there. */
    readonly flows: readonly string[];
  }[];
  readonly redirects: RouteTable['redirects'];
  readonly ways: readonly Way[];
  readonly map: LinkMap;
}

/** What is known of one machine. */
export interface FlowJourney {
  readonly id: string;
  /** The addresses at which the starts of its model begin, and that of its `meta`. */
  readonly addresses: readonly string[];
  readonly goings: readonly Going[];
}

/** A page that links of more pages lead to is in the lists, but its links are not drawn. */
const MOST_LINKS = 5;

const pathnameOf = (address: string): string => address.replace(/[?#].*/, '');

/** The path of the route table that an address belongs to; null for an address that is no page. */
async function pageFinder({ pages, redirects }: RouteTable) {
  // Loaded when it is needed: it loads React as its development build, and a portal that is built afterwards would use that.
  const { matchRoutes } = await import('react-router-dom');
  const rows = [
    ...pages.map((path) => ({ path, page: path })),
    ...redirects.map(({ from, to }) => ({ path: from, page: to })),
  ];
  return (address: string): string | null => {
    const [match] = matchRoutes(rows, pathnameOf(address)) ?? [];
    return match === undefined || match.route.path === '*' ? null : match.route.page;
  };
}

type Found = Omit<Way, 'states'> & { readonly states: readonly string[] };

/** The same ways once, with all their states. */
function joined(found: readonly Found[]): Way[] {
  const groups = Map.groupBy(found, ({ from, to, flow, step }) => JSON.stringify([from, to, flow, step]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, states: [...new Set(group.flatMap(({ states }) => states))].sort() }] : [];
  });
}

/** The ways that are drawn: those of machines, and links to a page that few pages link to. */
function drawnLinks(ways: readonly Way[]): MapLink[] {
  const byPair = Map.groupBy(ways, ({ from, to }) => JSON.stringify([from, to]));
  const pairs = [...byPair.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ from: first.from, to: first.to, isDashed: group.every(({ step }) => step === null) }] : [];
  });
  const linkedFrom = Map.groupBy(pairs, ({ to }) => to);
  return pairs.filter(({ to, isDashed }) => !isDashed || (linkedFrom.get(to)?.length ?? 0) <= MOST_LINKS);
}

/** The pages as a map: where machines open another page, and where the pictures show a link to one. */
export async function journeysOf(
  table: RouteTable,
  flows: readonly FlowJourney[],
  pictures: readonly Pick<Picture, 'machine' | 'address' | 'links' | 'leaves' | 'instead'>[],
): Promise<Journeys> {
  const pageOf = await pageFinder(table);
  const found: Found[] = [];
  const add = (way: Found) => {
    const [from, to] = [pageOf(way.from), pageOf(way.to)];
    if (from !== null && to !== null && from !== to) found.push({ ...way, from, to });
  };
  for (const { id, goings } of flows) for (const going of goings) add({ ...going, flow: id });
  // What is besides a path can be another page than that of the machine.
  for (const { machine, address, links, leaves, instead } of pictures)
    if (instead === undefined)
      for (const to of links) add({ from: address, to, flow: machine, step: null, states: leaves });
  const ways = joined(found);
  const pages = table.pages.filter((path) => !path.endsWith('*'));
  const runsOn = (path: string) => (address: string) => pageOf(address) === path;
  return {
    pages: pages.map((path) => ({
      path,
      flows: flows.filter(({ addresses }) => addresses.some(runsOn(path))).map(({ id }) => id),
    })),
    redirects: table.redirects,
    ways,
    map: await linkMapOf(pages, drawnLinks(ways.filter(({ from, to }) => pages.includes(from) && pages.includes(to)))),
  };
}
