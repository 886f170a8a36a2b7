import { flows } from '../model/flows.ts';
import { pathDetails } from '../model/recorded-path.ts';
import { testStates } from '../model/state-tests.ts';
import { Photographer } from './photographer.ts';
import { savePictures } from './picture-files.ts';

testStates({
  flows,
  prepare: Photographer.prepare,
  details: pathDetails,
  test: async ({ tool, machine, run }) => {
    await run(async (state) => savePictures(machine, state, await tool.takePictures()));
  },
});
