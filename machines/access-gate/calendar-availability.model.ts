import { topupCalendar } from '../../contract/calendar.ts';
import { defineModel } from '../model.ts';
import { calendarAvailability } from './calendar-availability.ts';

const calendar = topupCalendar.response.parse(topupCalendar.example.response);
const { topupSettings } = calendar;
if (topupSettings === null) throw new Error('the contract shows no settings');

export const calendarAvailabilityModel = defineModel({
  machine: calendarAvailability,
  starts: { 'signed in': { input: (ports) => ({ ports }) } },
  events: {},
  actors: {
    topupCalendar: {
      done: {
        'a calendar': calendar,
        'no settings': { ...calendar, topupSettings: null },
        'a disabled calendar': { ...calendar, topupSettings: { ...topupSettings, disableCalendar: true } },
      },
      error: {
        'no calendar': { kind: 'rejected', status: 404, detail: 'There is no calendar for this year' },
        'a crash': { kind: 'rejected', status: 500, detail: null },
        unreachable: { kind: 'unreachable' },
      },
    },
  },
  identity: () => null,
  invariants: {
    'disabled is what the backend said, in one of three ways': ({ steps, snapshot }) => {
      const told = steps.findLast((step) => step.kind === 'done' || step.kind === 'error');
      const says = ['no settings', 'a disabled calendar', 'no calendar'].includes(told?.label ?? '');
      return !snapshot.matches('disabled') || says;
    },
    'a calendar is offered only when its settings are there and do not say otherwise': ({ snapshot, lastAnswer }) =>
      snapshot.matches('offered') === (lastAnswer('topupCalendar')?.topupSettings?.disableCalendar === false),
    'what is known is not asked for again': ({ steps, effects }) =>
      effects.filter(({ name }) => name === 'call.topupCalendar').length ===
      1 + steps.filter(({ kind }) => kind === 'time').length,
    'the calendar of the year that it is in Stockholm is asked for': ({ effects }) =>
      effects.every(({ name, args }) => name !== 'call.topupCalendar' || JSON.stringify(args) === '[{"year":2026}]'),
  },
});
