import { join } from 'node:path';
import { root } from '../../../scripts/run.ts';
import type { EngineName } from '../tab.ts';

/** The folder of the results of the paths in an engine; undefined for those in Chromium, which the atlas shows. */
export const recordingOf = (engine: EngineName): string | undefined =>
  engine === 'chromium' ? undefined : join(root, 'reports/engines', engine);
