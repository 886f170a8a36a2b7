import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of everything that browser runs record for the atlas. */
const FOLDER = join(import.meta.dirname, '../../reports/atlas');

/** The files of a recording. Tests use another folder. */
export const recordingFiles = (folder = FOLDER) => ({
  run: join(folder, 'run.json'),
  /** `Picture.file` is relative to this folder. */
  pictures: join(folder, 'pictures'),
  /** `PathResult.picture` and `PathResult.trace` are relative to this folder. */
  failures: join(folder, 'failures'),
});

export const { pictures: PICTURES_FOLDER, failures: FAILURES_FOLDER } = recordingFiles();

/** How a path ended in the browser. */
export interface PathResult {
  readonly ok: boolean;
  /** The index in `path.steps`; -1 for the start; null if the path passed or no step is known. */
  readonly failedStep: number | null;
  readonly error: string | null;
  /** A picture of the page when the path failed: a file in `FAILURES_FOLDER`. */
  readonly picture: string | null;
  /** What Playwright recorded when the path ran once more: a file in `FAILURES_FOLDER`. */
  readonly trace: string | null;
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
function readPictures(folder: string): Picture[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => readJson(join(folder, name)) as Picture[]);
}

/** What the last browser runs recorded. */
export function readRecording(folder = FOLDER): Recording {
  const { run, pictures } = recordingFiles(folder);
  return { run: existsSync(run) ? (readJson(run) as Run) : null, pictures: readPictures(pictures) };
}
