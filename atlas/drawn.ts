import { models } from '../machines/models.ts';
import { planOf } from '../tests/model/plan.ts';
import { sentence } from '../tests/model/sentence.ts';
import { pagesOf } from './pages.ts';

/** Every page of `docs/flows/` as the machines of this moment give it, by file name. */
export const drawnPages = (): ReadonlyMap<string, string> =>
  pagesOf(
    models.map((model) => ({
      machine: model.machine,
      laws: Object.keys(model.invariants),
      paths: planOf(model).paths.map(sentence),
    })),
  );
