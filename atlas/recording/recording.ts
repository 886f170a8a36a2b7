import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of everything that browser runs record for the atlas. */
const FOLDER = join(import.meta.dirname, '../../reports/atlas');

/** The files of a recording. Tests use another folder. */
export const recordingFiles = (folder = FOLDER) => ({
  runs: join(folder, 'runs.json'),
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

/** The results of the generated paths of one machine in the browser, all with the same sources. */
export interface MachineRun {
  /** Names what the machine, its pages and its tests were made of. */
  readonly inputs: string;
  /** ISO 8601 */
  readonly finishedAt: string;
  /** By the title of the path. */
  readonly results: Readonly<Record<string, PathResult>>;
}

/** By the id of the machine. */
export type Runs = Readonly<Record<string, MachineRun>>;

/** A picture of the page after a step of a path, and the texts that were visible. */
export interface Picture {
  readonly machine: string;
  /** What the step looks like. All steps with this look share the picture. */
  readonly look: string;
  /** Where it was taken: the title of the path, and the index in its steps; -1 for the start. */
  readonly path: string;
  readonly step: number;
  /** What happened after that step instead of what the path goes on with; missing if the picture is of the step itself. */
  readonly instead?: string;
  /** Sorted ids of the active leaf states. */
  readonly leaves: readonly string[];
  readonly language: 'sv' | 'en';
  readonly size: 'phone' | 'desktop';
  /** A file in `PICTURES_FOLDER`: `<machine>/<look>.<language>.<size>.webp`. */
  readonly file: string;
  readonly text: string;
  /** What the context of the machine said then: messages and values. */
  readonly shown: readonly string[];
  /** The ids of the messages that could be read on the page, or that a screen reader says. */
  readonly messages: readonly string[];
  /** The path of the page, and those of the pages to which the links of its content lead. */
  readonly address: string;
  readonly links: readonly string[];
}

export interface Recording {
  readonly runs: Runs;
  readonly pictures: readonly Picture[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the recordings of earlier versions do not say: their pictures lead nowhere until they are taken again. */
const ADDED_LATER: Pick<Picture, 'address' | 'links'> = { address: '', links: [] };

/** The pictures of a look are described in one file next to them. */
function readPictures(folder: string): Picture[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return files
    .toSorted()
    .flatMap((name) => readJson(join(folder, name)) as Picture[])
    .map((picture) => ({ ...ADDED_LATER, ...picture }));
}

/** What the last browser runs recorded. */
export function readRecording(folder = FOLDER): Recording {
  const { runs, pictures } = recordingFiles(folder);
  return { runs: existsSync(runs) ? (readJson(runs) as Runs) : {}, pictures: readPictures(pictures) };
}
