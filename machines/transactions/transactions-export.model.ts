import { defineModel } from '../model.ts';
import type { Workbook } from '../ports.ts';
import { lunches } from './transactions.fixture.ts';
import { type Extent, transactionsExport } from './transactions-export.ts';

const YEAR: Workbook = { year: 2026, transactions: lunches(3) };
const books: Readonly<Record<Extent, Workbook>> = { year: YEAR, shown: { year: 2026, transactions: [] } };

export const transactionsExportModel = defineModel({
  machine: transactionsExport,
  starts: { 'a year without filters': { input: (ports) => ({ ports, workbook: (extent) => books[extent] }) } },
  events: {
    'export.start': { 'the year': { extent: 'year' }, 'what is shown': { extent: 'shown' } },
    'export.cancel': 'bare',
    'export.retry': 'bare',
    'export.dismiss': 'bare',
    'export.progressed': { half: { share: 0.5 } },
  },
  actors: { saveWorkbook: { done: { 'the file': undefined }, error: { 'no room': new Error('no room') } } },
  identity: ({ share }) => share,
  invariants: {
    'a success is told exactly when a file was saved': ({ steps, effects }) =>
      effects.filter(({ name }) => name === 'notify').length === steps.filter(({ kind }) => kind === 'done').length,
    'what is saved is what was asked for': ({ effects }) =>
      effects.every(({ name, args }) => name !== 'saveWorkbook' || args[0] === YEAR),
    'a file is begun when it is asked for, and again only when it failed': ({ steps, effects }) => {
      const begun = effects.filter(({ name }) => name === 'saveWorkbook').length;
      const ended = steps.filter(
        (step) =>
          step.kind === 'done' ||
          step.kind === 'error' ||
          (step.kind === 'event' && step.event.type === 'export.cancel'),
      ).length;
      return begun <= ended + 1;
    },
    'a new file begins at nothing': ({ snapshot, before }) =>
      !snapshot.matches('writing') || before?.matches('writing') === true || snapshot.context.share === 0,
  },
});
