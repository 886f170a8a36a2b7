import { type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import { defineModel } from '../model.ts';
import { waited } from '../waited.ts';
import { calendarAvailability } from './calendar-availability.ts';
import { topupOfferOf } from './topup-offer.ts';

const calendar = topupCalendar.response.parse(topupCalendar.example.response);
const { topupSettings } = calendar;
if (topupSettings === null) throw new Error('the example in the contract has no settings');

/** The calendar of an employer whose branch and company have a status. */
const withBranch = (status: string, company: string): TopupCalendar => ({
  ...calendar,
  topupSettings: { ...topupSettings, branch: { status, clientPackage: { client: { status: company } } } },
});

export const calendarAvailabilityModel = defineModel({
  machine: calendarAvailability,
  starts: { 'signed in': { input: (ports) => ({ ports }) } },
  events: {},
  actors: {
    topupCalendar: {
      done: {
        'a calendar': calendar,
        'a calendar of a closed agreement': withBranch('CLOSED', 'ACTIVE'),
        'a calendar of a closed company': withBranch('ACTIVE', 'CLOSED'),
        'no settings': { ...calendar, topupSettings: null },
        'a disabled calendar': { ...calendar, topupSettings: { ...topupSettings, disableCalendar: true } },
      },
      error: {
        'no calendar': { kind: 'rejected', status: 404, detail: 'There is no calendar for this year' },
        'not allowed': { kind: 'rejected', status: 403, detail: null },
        'a crash': { kind: 'rejected', status: 500, detail: null },
        unreachable: { kind: 'unreachable' },
      },
    },
  },
  identity: () => null,
  invariants: {
    'a failed reading is repeated after a minute': ({ steps, now }) =>
      steps.at(-1)?.kind !== 'time' || waited(steps, now) === 60_000,
    'the calendar is disabled exactly after one of three responses': ({ steps, snapshot }) => {
      const response = steps.findLast((step) => step.kind === 'done' || step.kind === 'error');
      const isDisabled = ['no settings', 'a disabled calendar', 'no calendar'].includes(response?.label ?? '');
      return snapshot.matches('disabled') === isDisabled;
    },
    'the calendar is available only when its settings exist and do not disable it': ({ snapshot, lastAnswer }) =>
      snapshot.matches('available') === (lastAnswer('topupCalendar')?.topupSettings?.disableCalendar === false),
    'nothing is offered after the agreement of the branch or the company was closed': ({ steps, snapshot }) => {
      const { calendar } = snapshot.context;
      return (
        topupOfferOf({ calendar, isInactive: false }) === (/closed/.test(steps.at(-1)?.label ?? '') ? 'closed' : 'open')
      );
    },
    'the calendar is kept exactly while it is available': ({ snapshot, lastAnswer }) =>
      snapshot.context.calendar === (snapshot.matches('available') ? lastAnswer('topupCalendar') : null),
    'a result is not read again': ({ steps, effects }) =>
      effects.filter(({ name }) => name === 'call.topupCalendar').length ===
      1 + steps.filter(({ kind }) => kind === 'time').length,
    'the calendar of the current year in Stockholm is read': ({ effects }) =>
      effects.every(({ name, args }) => name !== 'call.topupCalendar' || JSON.stringify(args) === '[{"year":2026}]'),
  },
});
