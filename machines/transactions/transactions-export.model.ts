import { defineModel, type Trace } from '../model.ts';
import type { Ports, Workbook } from '../ports.ts';
import { lunches } from './transactions.fixture.ts';
import { type ExportScope, transactionsExport } from './transactions-export.ts';

const YEAR: Workbook = { year: 2026, account: null, transactions: lunches(1) };
const SHOWN: Workbook = { year: 2026, account: null, transactions: lunches(1) };

const startWith = (workbooks: Readonly<Record<ExportScope, Workbook>>) => ({
  input: (ports: Ports) => ({ ports, workbook: (scope: ExportScope) => workbooks[scope] }),
});

const FILTERED = 'a year with a filter';

type ExportTrace = Trace<typeof transactionsExport>;

/** The scope of the export that is not over after a number of steps; null if there is none. */
const requestedScope = ({ start, steps }: Pick<ExportTrace, 'start' | 'steps'>, count: number): ExportScope | null =>
  steps.slice(0, count).reduce<ExportScope | null>((scope, step) => {
    if (step.kind === 'done') return null;
    if (step.kind !== 'event') return scope;
    if (step.event.type === 'export.cancel' || step.event.type === 'export.dismiss') return null;
    const isOffered = step.event.type === 'export.start' && (step.event.scope === 'year' || start === FILTERED);
    return scope ?? (isOffered && step.event.type === 'export.start' ? step.event.scope : null);
  }, null);

export const transactionsExportModel = defineModel({
  machine: transactionsExport,
  starts: {
    'a year without filters': startWith({ year: YEAR, shown: { year: 2026, account: null, transactions: [] } }),
    [FILTERED]: startWith({ year: YEAR, shown: SHOWN }),
  },
  events: {
    'export.start': { 'the year': { scope: 'year' }, 'what is shown': { scope: 'shown' } },
    'export.cancel': 'noPayload',
    'export.retry': 'noPayload',
    'export.dismiss': 'noPayload',
    'export.progressed': { half: { share: 0.5 } },
  },
  actors: { saveWorkbook: { done: { 'the file': undefined }, error: { 'no space': new Error('no space') } } },
  identity: ({ share, requested, workbook }) => [share, requested === SHOWN, workbook('shown') === SHOWN],
  invariants: {
    'a toast is shown for each saved file and for nothing else': ({ steps, effects }) =>
      effects.filter(({ name }) => name === 'notify').length === steps.filter(({ kind }) => kind === 'done').length,
    'the requested transactions are saved': (trace) =>
      trace.effects.every(
        ({ name, args, step }) =>
          name !== 'saveWorkbook' || args[0] === (requestedScope(trace, step) === 'shown' ? SHOWN : YEAR),
      ),
    'a press on export writes the file, also after a failure; nothing is written for an empty list': (trace) => {
      const { steps, before, snapshot, effects } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'event' || before?.matches('writing') || !/^export\.(start|retry)$/.test(last.event.type))
        return true;
      const isOffered = last.event.type === 'export.start' && (last.event.scope === 'year' || trace.start === FILTERED);
      const isStart = isOffered && before?.matches('idle') === true;
      const isWriting = isStart || (last.event.type === 'export.retry' && before?.matches('failed') === true);
      const isSaved = effects.some(({ name, step }) => name === 'saveWorkbook' && step === steps.length);
      return isSaved === isWriting && snapshot.matches('writing') === isWriting;
    },
    'a cancelled or dismissed export is over, and nothing of it is kept': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const closes = last?.kind === 'event' ? last.event.type : null;
      const isEnd =
        last?.kind === 'done' ||
        (closes === 'export.cancel' && before?.matches('writing')) ||
        (closes === 'export.dismiss' && before?.matches('failed'));
      return !isEnd || (snapshot.matches('idle') && snapshot.context.requested.transactions.length === 0);
    },
    'a file that could not be written is reported, and can be written again': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || (snapshot.matches('failed') && snapshot.can({ type: 'export.retry' })),
    'the progress is the one that was reported': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isReported =
        last?.kind === 'event' && last.event.type === 'export.progressed' && before?.matches('writing');
      return !isReported || (snapshot.matches('writing') && snapshot.context.share === 0.5);
    },
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
