import type { LiveFlow } from './live-flow.ts';
import { PERSONAS } from './pages.ts';
import { effort, fromStart, partsTo, type Route } from './route.ts';

/** A part of the way: the routes of one machine to one of its states. */
export interface Leg {
  readonly machine: string;
  readonly state: string;
  /** From each state of the machine. */
  readonly routes: readonly Route[];
  /** The answers of the paths, by name. */
  readonly answers: LiveFlow['answers'];
}

/** The way to a state, and where it starts. */
export interface Way {
  readonly page: string;
  readonly persona: string | null;
  /** How the persona has logged in; default: with BankID. */
  readonly authenticationMethod?: string | undefined;
  /** How the last machine must start, and whether a persona is known whose data are like that. */
  readonly start: { readonly name: string; readonly isKnown: boolean } | null;
  readonly legs: readonly [Leg, ...Leg[]];
  /** Of all legs, from the start of each machine. */
  readonly effort: number;
}

/**
 * The way to a state: first the machines that own its machine, then the machine itself. Of several owners, the one with
 * the easiest way. Null if no path reaches the state.
 */
export async function wayTo(
  load: (machine: string) => Promise<LiveFlow>,
  machine: string,
  state: string,
): Promise<Way | null> {
  const { page, persona, owners, routes, answers } = await load(machine);
  const [easiestRoute] = fromStart(routes, state).toSorted((a, b) => effort(a) - effort(b));
  if (easiestRoute === undefined) return null;
  const own = effort(easiestRoute);
  const { authenticationMethod } = easiestRoute;
  const leg: Leg = { machine, state, routes: partsTo(routes, state), answers };
  const ownPersona = easiestRoute.persona ?? PERSONAS[machine];
  const start =
    easiestRoute.start === undefined ? null : { name: easiestRoute.start, isKnown: !easiestRoute.isUnknown };
  if (owners.length === 0) {
    return {
      page: easiestRoute.page ?? page,
      persona: ownPersona ?? persona,
      authenticationMethod,
      start,
      legs: [leg],
      effort: own,
    };
  }
  const ways = await Promise.all(owners.map((owner) => wayTo(load, owner.machine, owner.state)));
  const [easiest] = ways.filter((way) => way !== null).toSorted((a, b) => a.effort - b.effort);
  if (easiest === undefined) return null;
  return {
    ...easiest,
    // This machine needs certain data. The machines around it begin with those of any persona.
    persona: easiest.persona === null ? null : (ownPersona ?? easiest.persona),
    authenticationMethod: authenticationMethod ?? easiest.authenticationMethod,
    start,
    legs: [...easiest.legs, leg],
    effort: easiest.effort + own,
  };
}
