import { saveRuns } from '../../../atlas/recording/run-file.ts';
import PathReporter from '../../model/path-reporter.ts';
import type { EngineName } from '../tab.ts';
import { recordingOf } from './recording-of.ts';

/** Records the results of the paths in the engine that ENGINE names, apart from those of the atlas. */
export default class EngineReporter extends PathReporter {
  constructor() {
    const folder = recordingOf(process.env.ENGINE as EngineName);
    super({ save: (runs, files) => saveRuns(runs, files, folder) });
  }
}
