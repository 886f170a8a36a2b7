import { assign, fromPromise, setup } from 'xstate';
import type { Named } from '../call-actor.ts';
import type { Ports, Workbook } from '../ports.ts';

/** What of the transactions: those that the filters leave, or all of the year. */
export type Extent = 'shown' | 'year';

interface Input {
  readonly ports: Ports;
  /** What there is to be saved at this moment; no transactions where that is not offered. */
  readonly workbook: (extent: Extent) => Workbook;
}

interface Context extends Input {
  /** What was asked for last, as it was then. */
  readonly asked: Workbook;
  /** From 0 to 1. */
  readonly share: number;
}

type Event =
  | { readonly type: 'export.start'; readonly extent: Extent }
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.retry' }
  | { readonly type: 'export.dismiss' }
  /** So much of the file is written. */
  | { readonly type: 'export.progressed'; readonly share: number };

interface Writing {
  readonly ports: Ports;
  readonly workbook: Workbook;
  readonly told: (share: number) => void;
}

const NOTHING: Workbook = { year: 0, transactions: [] };

const actors = {
  saveWorkbook: fromPromise<void, Writing>(({ input: { ports, workbook, told }, signal }) =>
    ports.saveWorkbook(workbook, { signal, told }),
  ),
};

/** The export to Excel (§2 /transactions): a large year takes a while, can be followed and given up. */
export const transactionsExport = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasRows: ({ context }, { extent }: { extent: Extent }) => context.workbook(extent).transactions.length > 0,
  },
  actions: {
    begin: assign(({ context }, { extent }: { extent: Extent }) => ({ asked: context.workbook(extent) })),
    beginAnew: assign({ share: 0 }),
    noteShare: assign((_, { share }: { share: number }) => ({ share })),
    forget: assign({ asked: NOTHING }),
    sayDone: ({ context: { ports, asked } }) =>
      ports.notify({
        type: 'success',
        message: { id: 'export.done', values: { count: asked.transactions.length } },
      }),
  },
}).createMachine({
  id: 'transactions-export',
  description: 'Saves transactions as an Excel file, written beside the page so that the page goes on working.',
  meta: { section: '§2 /transactions: export to Excel' },
  context: ({ input }) => ({ ...input, asked: NOTHING, share: 0 }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.start': {
          guard: { type: 'hasRows', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'The file is being written; nothing else can be asked for until it is done or given up.',
      entry: 'beginAnew',
      invoke: {
        id: 'saveWorkbook',
        src: 'saveWorkbook',
        input: ({ context, self }) => ({
          ports: context.ports,
          workbook: context.asked,
          told: (share) => self.send({ type: 'export.progressed', share }),
        }),
        onDone: { target: 'idle', actions: ['sayDone', 'forget'] },
        onError: { target: 'failed', description: 'The page may be offline, or the device has no room.' },
      },
      on: {
        'export.progressed': { actions: { type: 'noteShare', params: ({ event }) => event } },
        'export.cancel': { target: 'idle', actions: 'forget' },
      },
    },
    failed: {
      on: { 'export.retry': 'writing', 'export.dismiss': { target: 'idle', actions: 'forget' } },
    },
  },
});
