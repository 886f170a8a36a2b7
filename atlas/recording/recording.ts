import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of everything that browser runs record for the atlas. */
const FOLDER = join(import.meta.dirname, '../../reports/atlas');

/** `Picture.file` is relative to this folder. */
export const PICTURES_FOLDER = join(FOLDER, 'pictures');
/** `PathResult.picture` is relative to this folder. */
export const FAILURES_FOLDER = join(FOLDER, 'failures');
/** The file with the `Run`; in the folder that contains the others. */
export const RUN_FILE = join(FOLDER, 'run.json');

/** How a path ended in the browser. */
export interface PathResult {
  readonly ok: boolean;
  /** The index in `path.steps`; -1 for the start; null if the path passed or no step is known. */
  readonly failedStep: number | null;
  readonly error: string | null;
  /** A picture of the page when the path failed: a file in `FAILURES_FOLDER`. */
  readonly picture: string | null;
}

/** The results of the generated paths in the browser, by the id of the machine and the title of the path. */
export interface Run {
  readonly commit: string;
  /** Whether files differed from the commit. */
  readonly isDirty: boolean;
  /** ISO 8601, as `finishedAt`. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly results: Readonly<Record<string, Readonly<Record<string, PathResult>>>>;
}

/** A picture of the page while a machine is in a combination of leaf states, and the text that was visible. */
export interface Picture {
  readonly machine: string;
  /** Sorted ids of the active leaf states. */
  readonly leaves: readonly string[];
  readonly language: 'sv' | 'en';
  readonly size: 'phone' | 'desktop';
  /** A file in `PICTURES_FOLDER`: `<machine>/<n>.<language>.<size>.webp`. */
  readonly file: string;
  readonly text: string;
}

export interface Recording {
  /** Null if no run was recorded. */
  readonly run: Run | null;
  readonly pictures: readonly Picture[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The pictures of a combination are described in one file next to them. */
function readPictures(): Picture[] {
  if (!existsSync(PICTURES_FOLDER)) return [];
  const files = readdirSync(PICTURES_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return files.toSorted().flatMap((name) => readJson(join(PICTURES_FOLDER, name)) as Picture[]);
}

/** The results of the last runs; null if there are none. */
export const readRun = (): Run | null => (existsSync(RUN_FILE) ? (readJson(RUN_FILE) as Run) : null);

/** What the last browser runs recorded. */
export const readRecording = (): Recording => ({ run: readRun(), pictures: readPictures() });
