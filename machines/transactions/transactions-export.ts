import { assign, fromPromise, setup } from 'xstate';
import type { MachineTypes } from '../call-actor.ts';
import type { Ports, Workbook } from '../ports.ts';

/** Which transactions are exported: those that match the filters, or the whole year. */
export type ExportScope = 'shown' | 'year';

interface Input {
  readonly ports: Ports;
  /** The transactions of a scope at this moment; empty when the scope is not offered. */
  readonly workbook: (scope: ExportScope) => Workbook;
}

interface Context extends Input {
  /** The transactions being exported, as they were when the export started. */
  readonly requested: Workbook;
  /** Progress from 0 to 1. */
  readonly share: number;
}

type Event =
  | { readonly type: 'export.start'; readonly scope: ExportScope }
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.retry' }
  | { readonly type: 'export.dismiss' }
  | { readonly type: 'export.progressed'; readonly share: number };

interface SaveInput {
  readonly ports: Ports;
  readonly workbook: Workbook;
  readonly onProgress: (share: number) => void;
}

const NOTHING: Workbook = { year: 0, account: null, transactions: [] };

const actors = {
  saveWorkbook: fromPromise<void, SaveInput>(({ input: { ports, workbook, onProgress }, signal }) =>
    ports.saveWorkbook(workbook, { signal, onProgress }),
  ),
};

/** The export to Excel (§2 /transactions). A large year takes a while: it shows progress and can be canceled. */
export const transactionsExport = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasRows: ({ context }, { scope }: { scope: ExportScope }) => context.workbook(scope).transactions.length > 0,
  },
  actions: {
    setRequested: assign(({ context }, { scope }: { scope: ExportScope }) => ({ requested: context.workbook(scope) })),
    resetShare: assign({ share: 0 }),
    setShare: assign((_, { share }: { share: number }) => ({ share })),
    clearRequested: assign({ requested: NOTHING }),
    showSuccessToast: ({ context: { ports, requested } }) =>
      ports.notify({
        type: 'success',
        message: { id: 'transactions.export.done', values: { count: requested.transactions.length } },
      }),
  },
}).createMachine({
  id: 'transactions-export',
  description: 'Saves transactions as an Excel file, written in a worker so that the page stays responsive.',
  meta: { section: '§2 /transactions: export to Excel', page: '/transactions' },
  context: ({ input }) => ({ ...input, requested: NOTHING, share: 0 }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.start': {
          guard: { type: 'hasRows', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'setRequested', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'The file is being written. No other export can start until it is finished or canceled.',
      entry: 'resetShare',
      invoke: {
        id: 'saveWorkbook',
        src: 'saveWorkbook',
        input: ({ context, self }) => ({
          ports: context.ports,
          workbook: context.requested,
          onProgress: (share) => self.send({ type: 'export.progressed', share }),
        }),
        onDone: { target: 'idle', actions: ['showSuccessToast', 'clearRequested'] },
        onError: { target: 'failed', description: 'The page may be offline, or the device may be out of space.' },
      },
      on: {
        'export.progressed': { actions: { type: 'setShare', params: ({ event }) => event } },
        'export.cancel': { target: 'idle', actions: 'clearRequested' },
      },
    },
    failed: {
      on: { 'export.retry': 'writing', 'export.dismiss': { target: 'idle', actions: 'clearRequested' } },
    },
  },
});
