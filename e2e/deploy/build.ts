import { buildPortal, isBuilt } from '../../scripts/build.ts';

/** Builds the portal if its sources have changed. */
export default async function build(): Promise<void> {
  if (!isBuilt()) await buildPortal('warn');
}
