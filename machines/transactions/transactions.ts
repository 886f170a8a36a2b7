import { callInput } from '../call-actor.ts';
import { startingContext, transactionsSetup, workbookOf } from './transactions.setup.ts';

const go = ['goThere', 'noteAddress'] as const;
const lookUp = ['find', 'tellList'] as const;

const years = transactionsSetup.createStateConfig({
  description: 'Which years there are, for the tabs.',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'transactionYears',
        src: 'transactionYears',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: {
          target: 'known',
          actions: { type: 'keepYears', params: ({ event }) => ({ years: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'years', error: event.error }) },
        },
      },
    },
    known: {},
    failed: {
      description: 'The chosen year shows nonetheless.',
      on: { 'years.retry': 'reading' },
    },
  },
});

const listed = transactionsSetup.createStateConfig({
  description: 'The transactions of the year, or those of them that are looked for.',
  type: 'parallel',
  entry: lookUp,
  on: {
    'insight.open': {
      target: 'insight',
      actions: [{ type: 'noteView', params: { view: 'insight' } }, ...go],
    },
  },
  states: {
    found: {
      initial: 'some',
      states: {
        some: { always: { guard: 'hasFoundNothing', target: 'nothing' } },
        nothing: {
          description: 'Nothing fits the filters.',
          always: { guard: 'hasFound', target: 'some' },
        },
      },
    },
    search: {
      description: 'What was typed is looked for when the letter stands in its field.',
      initial: 'done',
      on: { 'filter.type': { guard: { type: 'isOther', params: ({ event }) => event }, target: '.due' } },
      states: {
        done: {},
        due: { after: { breath: { target: 'done', actions: lookUp } } },
      },
    },
    address: {
      description: 'The address follows what is looked for, so that it can be kept and gone back to.',
      initial: 'written',
      on: {
        'filter.type': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.waiting',
          actions: { type: 'noteFilter', params: ({ event }) => event },
        },
        'filter.choose': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.written',
          actions: [{ type: 'noteFilter', params: ({ event }) => event }, ...lookUp, ...go],
        },
        'filters.clear': {
          guard: 'isFiltered',
          target: '.written',
          actions: ['clearFilters', ...lookUp, ...go],
        },
      },
      states: {
        written: {},
        waiting: {
          description: 'Somebody types; the address follows when they pause.',
          after: { pause: { target: 'written', actions: go } },
        },
      },
    },
  },
});

const year = transactionsSetup.createStateConfig({
  description: 'The year that is chosen, and how it is looked at.',
  initial: 'deciding',
  on: {
    'query.changed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'noteQuery', params: ({ event }) => event },
      description: 'The back button, or a link to this page.',
    },
    'year.choose': {
      guard: { type: 'isOtherYear', params: ({ event }) => event },
      target: '.deciding',
      actions: [{ type: 'noteYear', params: ({ event }) => ({ year: event.year }) }, ...go],
    },
    'older.open': {
      guard: 'hasOlder',
      target: '.deciding',
      actions: [{ type: 'noteYear', params: { year: null } }, ...go],
    },
  },
  states: {
    deciding: {
      description: 'A year that was read stays read for the visit.',
      always: [
        { guard: 'isUnchosen', target: 'unchosen' },
        { guard: 'isUnread', target: 'reading' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isInsight', target: 'insight' },
        { target: 'listed' },
      ],
    },
    unchosen: { description: 'One of the older years is to be chosen; each is read when it is opened.' },
    reading: {
      invoke: {
        id: 'yearTransactions',
        src: 'yearTransactions',
        input: ({ context }) =>
          callInput(context, { id: context.accountId, year: context.query.year ?? context.thisYear }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepYear', params: ({ event }) => ({ transactions: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'year', error: event.error }) },
        },
      },
    },
    failed: { on: { 'year.retry': 'reading' } },
    empty: { description: 'Nothing happened in this year.' },
    insight: {
      description: 'What the year was spent on.',
      initial: 'bought',
      on: {
        'list.open': {
          target: 'listed',
          actions: [{ type: 'noteView', params: { view: 'list' } }, ...go],
        },
      },
      states: {
        bought: { always: { guard: 'hasBoughtNothing', target: 'unbought' } },
        unbought: { description: 'Money came or was held, but nothing was bought: there is nothing to draw.' },
      },
    },
    listed,
  },
});

/** The transactions of a year (§2 /transactions): which year, what is looked for in it, and where the address stands. */
export const transactions = transactionsSetup.createMachine({
  id: 'transactions',
  description: 'All transactions, year by year, with what is looked for among them kept in the address.',
  meta: { section: '§2 /transactions' },
  context: ({ input, spawn, self }) =>
    startingContext(input, {
      list: spawn('transactionList', { id: 'list', input: { ports: input.ports } }),
      export: spawn('transactionsExport', {
        id: 'export',
        input: {
          ports: input.ports,
          workbook: (extent) => workbookOf(self.getSnapshot().context, extent),
        },
      }),
    }),
  type: 'parallel',
  states: { years, year },
});
