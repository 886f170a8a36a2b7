import { defineModel } from '../model.ts';
import type { Workbook } from '../ports.ts';
import { lunches } from './transactions.fixture.ts';
import { type ExportScope, transactionsExport } from './transactions-export.ts';

const YEAR: Workbook = { year: 2026, transactions: lunches(3) };
const workbooks: Readonly<Record<ExportScope, Workbook>> = { year: YEAR, shown: { year: 2026, transactions: [] } };

export const transactionsExportModel = defineModel({
  machine: transactionsExport,
  starts: { 'a year without filters': { input: (ports) => ({ ports, workbook: (scope) => workbooks[scope] }) } },
  events: {
    'export.start': { 'the year': { scope: 'year' }, 'what is shown': { scope: 'shown' } },
    'export.cancel': 'noPayload',
    'export.retry': 'noPayload',
    'export.dismiss': 'noPayload',
    'export.progressed': { half: { share: 0.5 } },
  },
  actors: { saveWorkbook: { done: { 'the file': undefined }, error: { 'no space': new Error('no space') } } },
  identity: ({ share }) => share,
  invariants: {
    'a toast is shown for each saved file and for nothing else': ({ steps, effects }) =>
      effects.filter(({ name }) => name === 'notify').length === steps.filter(({ kind }) => kind === 'done').length,
    'the requested transactions are saved': ({ effects }) =>
      effects.every(({ name, args }) => name !== 'saveWorkbook' || args[0] === YEAR),
    'a new export starts only after the previous one has ended': ({ steps, effects }) => {
      const started = effects.filter(({ name }) => name === 'saveWorkbook').length;
      const ended = steps.filter(
        (step) =>
          step.kind === 'done' ||
          step.kind === 'error' ||
          (step.kind === 'event' && step.event.type === 'export.cancel'),
      ).length;
      return started <= ended + 1;
    },
    'the progress of a new export starts at 0': ({ snapshot, before }) =>
      !snapshot.matches('writing') || before?.matches('writing') === true || snapshot.context.share === 0,
  },
});
