import { EMPLOYERS } from '../employers.ts';
import { account, cardholder, type Persona } from '../persona.ts';

const { nordlunds, bergs, kvarnby, hammarvik, trekanten, ostkusten, fyren, smedjan, almgrens } = EMPLOYERS;

/** Personas that show top-up calendars. */
export const TOPUPS: readonly Persona[] = [
  {
    key: 'birgit',
    firstName: 'Birgit',
    lastName: 'Sundell',
    personalNumber: '196504239846',
    description: 'Closed branch: a balance but no more top-ups',
    cardholder: cardholder(504, bergs.branchId, [account(30_504, bergs.level.id, { orderedAhead: 0 })]),
  },
  {
    key: 'hugo',
    firstName: 'Hugo',
    lastName: 'Palm',
    personalNumber: '199207019978',
    description: 'Closed client: the whole employer has ended the agreement',
    cardholder: cardholder(528, ostkusten.branchId, [
      account(30_528, ostkusten.level.id, { orderedAhead: 0, town: 'malmo' }),
    ]),
  },
  {
    key: 'karin',
    firstName: 'Karin',
    lastName: 'Öberg',
    personalNumber: '198601309852',
    description: 'No calendar: the employer orders the top-ups, so the portal has no top-up page',
    cardholder: cardholder(505, kvarnby.branchId, [account(30_505, kvarnby.level.id)]),
  },
  {
    key: 'gudrun',
    firstName: 'Gudrun',
    lastName: 'Alm',
    personalNumber: '195902089886',
    description: 'No settings: the calendar has no settings, so it counts as disabled',
    cardholder: cardholder(538, almgrens.branchId, [account(30_538, almgrens.level.id)]),
  },
  {
    key: 'malin',
    firstName: 'Malin',
    lastName: 'Forsgren',
    personalNumber: '198706219865',
    description: 'Maximum amount: the next top-up is shown with the maximum that it may be',
    cardholder: cardholder(536, fyren.branchId, [account(30_536, fyren.level.id)]),
  },
  {
    key: 'torsten',
    firstName: 'Torsten',
    lastName: 'Berglund',
    personalNumber: '196409139877',
    description: 'Manual only: the employer does not offer automatic top-ups',
    cardholder: cardholder(537, smedjan.branchId, [account(30_537, smedjan.level.id)]),
  },
  {
    key: 'emil',
    firstName: 'Emil',
    lastName: 'Strand',
    personalNumber: '199308119883',
    description: 'All ordered: the employer allows three ordered months, and three are ordered',
    cardholder: cardholder(518, trekanten.branchId, [account(30_518, trekanten.level.id, { orderedAhead: 3 })]),
  },
  {
    key: 'frida',
    firstName: 'Frida',
    lastName: 'Nordin',
    personalNumber: '197505099890',
    description: 'Early deadline: a month can be ordered until the last day of the month before',
    cardholder: cardholder(519, hammarvik.branchId, [
      account(30_519, hammarvik.level.id, { orderedAhead: 1, town: 'umea' }),
    ]),
  },
  {
    key: 'tyra',
    firstName: 'Tyra',
    lastName: 'Melin',
    personalNumber: '199006059829',
    description: 'Every kind of month: received, ordered, canceled, blocked and open',
    cardholder: cardholder(531, nordlunds.branchId, [
      account(30_531, nordlunds.level.id, {
        orderedAhead: 2,
        employerChanges: [
          { monthsAhead: 3, status: 'CANCELED' },
          { monthsAhead: 4, status: 'BLOCKED' },
          // Of the current year also in autumn.
          { monthsAhead: -8, status: 'CANCELED' },
          { monthsAhead: -7, status: 'BLOCKED' },
        ],
      }),
    ]),
  },
  {
    key: 'signe',
    firstName: 'Signe',
    lastName: 'Ahlgren',
    personalNumber: '198003119818',
    description: 'Automatic top-ups: months are ordered automatically when their deadline has passed',
    cardholder: cardholder(535, nordlunds.branchId, [account(30_535, nordlunds.level.id, { orderedAhead: 1 })], {
      subscribedDaysAgo: 20,
    }),
  },
  {
    key: 'rut',
    firstName: 'Rut',
    lastName: 'Dahlin',
    personalNumber: '199102189850',
    description:
      'Maximum balance: no purchases for a year, so top-ups wait until the balance is low enough (15,000 kronor)',
    cardholder: cardholder(515, nordlunds.branchId, [account(30_515, nordlunds.level.id, { monthsAway: 12 })]),
  },
  {
    key: 'ines',
    firstName: 'Ines',
    lastName: 'Kvist',
    personalNumber: '196002179916',
    description: 'Inactive cardholder: sees the months but cannot order or cancel them',
    cardholder: cardholder(521, nordlunds.branchId, [account(30_521, nordlunds.level.id)], { status: 'INACTIVE' }),
  },
  {
    key: 'dag',
    firstName: 'Dag',
    lastName: 'Viklund',
    personalNumber: '197110199929',
    description: 'Deactivated cardholder with an inactive account: existing data can still be viewed',
    cardholder: cardholder(
      522,
      nordlunds.branchId,
      [account(30_522, nordlunds.level.id, { status: 'INACTIVE', orderedAhead: 0, monthsAway: 2 })],
      { status: 'DEACTIVATED' },
    ),
  },
];
