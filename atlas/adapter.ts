import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { Path } from '@lunchkortet/model-engine/path';
import type { Plan } from '@lunchkortet/model-engine/plan';
import type { AnyStateMachine } from 'xstate';
import type { Going } from './data/journeys.ts';
import type { QuotedText, UnshownTexts } from './data/texts.ts';
import type { Sources } from './source/module.ts';

/** Where a machine runs in the application. */
export interface Place {
  readonly page: string;
  /** A persona of the sandbox that can use it; null for a signed-out application. */
  readonly persona: string | null;
  /** The personas of starts of its model that need another one, by the name of the start; null if no persona has its data. */
  readonly startPersonas?: Readonly<Record<string, string | null>>;
}

/** A backend call, as the contract of the application describes it. */
export interface CallDescription {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly effect: 'read' | 'change';
}

/** The paths of the pages of an application, and the paths that lead to one of them. */
export interface RouteTable {
  readonly pages: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Which machines load the code of others when it is needed. */
interface Loading {
  /** The machine that runs all others. */
  readonly root: string;
  /** The machine that loads one which no machine lists. */
  loaderOf(machine: string): string;
}

/**
 * What the atlas must know of the application whose machines it shows; `portal/portal-adapter.ts` is that of the portal.
 * What is missing is not on the site: without an adapter, it has what the machines and their models say.
 */
export interface AtlasAdapter {
  /** What the flows are made of, by path: the source files, and the texts in `locales/`. */
  readonly sources?: Sources;
  /** The command that writes the Markdown pages. */
  readonly command?: string;
  readonly calls?: readonly CallDescription[];
  readonly routes?: RouteTable;
  /** Titles of the chapters of the specification, by the beginning of the sections of the machines. */
  readonly chapters?: Readonly<Record<string, string>>;
  readonly quotedTexts?: readonly QuotedText[];
  readonly unshownTexts?: readonly UnshownTexts[];
  readonly loading?: Loading;
  /** Throws if the machine does not say what it is, or where it runs. */
  readonly placeOf?: (machine: AnyStateMachine) => Place;
  /** What the paths of a machine open. `entryPath` is the address at which a start of its model begins. */
  readonly goingsOf?: (
    model: AnyModel,
    paths: readonly Path[],
    entryPath: (start: string) => string,
  ) => readonly Going[];
  /** The data of one machine for the live mode. */
  readonly liveOf?: (models: readonly AnyModel[], model: AnyModel, plan: Plan) => { readonly machine: string };
}
