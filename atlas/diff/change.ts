import type { Difference } from './difference.ts';
import type { Group } from './groups.ts';
import type { ComparedTransition } from './machine-diff.ts';
import type { PictureChange } from './picture-diff.ts';

/** One change of a flow. */
export interface Change {
  readonly group: Group;
  readonly text: string;
  /** The file that has changed; null if the change was found in the machine itself. */
  readonly file: string | null;
  /** Ids of the states that it is about; empty if that is not known: it may be any. */
  readonly states: readonly string[];
}

/** A change that many flows share, or that belongs to no flow. */
export interface SharedChange extends Change {
  readonly flows: readonly string[];
}

/** A text of one language that differs between two versions. */
export interface TextChange {
  readonly id: string;
  readonly language: string;
  /** Null if the version does not have the text. */
  readonly before: string | null;
  readonly after: string | null;
  readonly flows: readonly string[];
  /** Ids of the states that are known to show it. */
  readonly states: readonly string[];
}

/** How a flow differs between two versions. */
export interface FlowChange {
  readonly flow: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly changes: readonly Change[];
  readonly texts: readonly TextChange[];
  /** Ids of states. */
  readonly states: Difference<string>;
  readonly transitions: Difference<ComparedTransition>;
}

/** A sandbox user who opens a page. */
export interface StartPersona {
  /** Null if no user of the sandbox has the data of the starts. */
  readonly persona: string | null;
  /** The starts of the paths that need this user; empty if all paths do. */
  readonly starts: readonly string[];
}

/** What to test again of a flow. */
export interface Retest {
  readonly flow: string;
  /** Ids of the changed states that are known. */
  readonly states: readonly string[];
  /** The numbers of the paths to run again, from 1, and how many paths there are. */
  readonly paths: readonly number[];
  readonly pathCount: number;
  /** The page to start with; null if the project knows none. */
  readonly page: string | null;
  /** The sandbox users to start with; none for a signed-out portal. */
  readonly personas: readonly StartPersona[];
}

/** How the portal differs from another version. */
export interface Changes {
  readonly ref: string;
  readonly flows: readonly FlowChange[];
  readonly shared: readonly SharedChange[];
  /** Texts that many flows show, or that no flow is known to show. */
  readonly texts: readonly TextChange[];
  /** Files that differ and cannot be compared, such as styles. */
  readonly files: readonly string[];
  readonly retest: readonly Retest[];
  /** Null if pictures were not compared. */
  readonly pictures: readonly PictureChange[] | null;
}
