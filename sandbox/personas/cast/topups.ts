import { EMPLOYERS } from '../employers.ts';
import { account, cardholder, type Persona } from '../persona.ts';

const { nordlunds, bergs, kvarnby, hammarvik, trekanten, ostkusten, fyren, smedjan, almgrens } = EMPLOYERS;

/** What a calendar can look like, and why months can or cannot be ordered. */
export const TOPUPS: readonly Persona[] = [
  {
    key: 'birgit',
    firstName: 'Birgit',
    lastName: 'Sundell',
    personalNumber: '196504239846',
    shows: 'Closed branch: a balance to use up, and no top-ups any more',
    cardholder: cardholder(504, bergs.branchId, [account(30_504, bergs.level.id, { ordered: 0 })]),
  },
  {
    key: 'hugo',
    firstName: 'Hugo',
    lastName: 'Palm',
    personalNumber: '199207019978',
    shows: 'Closed client: the whole employer has ended the agreement',
    cardholder: cardholder(528, ostkusten.branchId, [
      account(30_528, ostkusten.level.id, { ordered: 0, town: 'malmo' }),
    ]),
  },
  {
    key: 'karin',
    firstName: 'Karin',
    lastName: 'Öberg',
    personalNumber: '198601309852',
    shows: 'No calendar: the employer orders the top-ups, so the portal has no top-up page',
    cardholder: cardholder(505, kvarnby.branchId, [account(30_505, kvarnby.level.id)]),
  },
  {
    key: 'gudrun',
    firstName: 'Gudrun',
    lastName: 'Alm',
    personalNumber: '195902089886',
    shows: 'No settings: the calendar comes without any, and counts as none',
    cardholder: cardholder(538, almgrens.branchId, [account(30_538, almgrens.level.id)]),
  },
  {
    key: 'malin',
    firstName: 'Malin',
    lastName: 'Forsgren',
    personalNumber: '198706219865',
    shows: 'Up to a maximum: the next top-up is told together with the most that it may be',
    cardholder: cardholder(536, fyren.branchId, [account(30_536, fyren.level.id)]),
  },
  {
    key: 'torsten',
    firstName: 'Torsten',
    lastName: 'Berglund',
    personalNumber: '196409139877',
    shows: 'By hand only: the employer does not offer automatic top-ups',
    cardholder: cardholder(537, smedjan.branchId, [account(30_537, smedjan.level.id)]),
  },
  {
    key: 'emil',
    firstName: 'Emil',
    lastName: 'Strand',
    personalNumber: '199308119883',
    shows: 'All ordered: the employer lets three months stand ordered, and three do',
    cardholder: cardholder(518, trekanten.branchId, [account(30_518, trekanten.level.id, { ordered: 3 })]),
  },
  {
    key: 'frida',
    firstName: 'Frida',
    lastName: 'Nordin',
    personalNumber: '197505099890',
    shows: 'Early deadline: a month is ordered until the last day of the month before',
    cardholder: cardholder(519, hammarvik.branchId, [
      account(30_519, hammarvik.level.id, { ordered: 1, town: 'umea' }),
    ]),
  },
  {
    key: 'tyra',
    firstName: 'Tyra',
    lastName: 'Melin',
    personalNumber: '199006059829',
    shows: 'Every kind of month: received, ordered, canceled, blocked and open',
    cardholder: cardholder(531, nordlunds.branchId, [
      account(30_531, nordlunds.level.id, {
        ordered: 2,
        decided: [
          { ahead: 3, status: 'CANCELED' },
          { ahead: 4, status: 'BLOCKED' },
        ],
      }),
    ]),
  },
  {
    key: 'signe',
    firstName: 'Signe',
    lastName: 'Ahlgren',
    personalNumber: '198003119818',
    shows: 'Automatic top-ups: months order themselves when their last day has passed',
    cardholder: cardholder(535, nordlunds.branchId, [account(30_535, nordlunds.level.id, { ordered: 1 })], {
      subscribedFor: 20,
    }),
  },
  {
    key: 'rut',
    firstName: 'Rut',
    lastName: 'Dahlin',
    personalNumber: '199102189850',
    shows: 'Ceiling reached: on parental leave for a year, so top-ups wait for room under 15,000 kronor',
    cardholder: cardholder(515, nordlunds.branchId, [account(30_515, nordlunds.level.id, { away: 12 })]),
  },
  {
    key: 'ines',
    firstName: 'Ines',
    lastName: 'Kvist',
    personalNumber: '196002179916',
    shows: 'Inactive cardholder: months can be seen, and neither ordered nor canceled',
    cardholder: cardholder(521, nordlunds.branchId, [account(30_521, nordlunds.level.id)], { status: 'INACTIVE' }),
  },
  {
    key: 'dag',
    firstName: 'Dag',
    lastName: 'Viklund',
    personalNumber: '197110199929',
    shows: 'Deactivated cardholder with an inactive account: what was there can still be seen',
    cardholder: cardholder(
      522,
      nordlunds.branchId,
      [account(30_522, nordlunds.level.id, { status: 'INACTIVE', ordered: 0, away: 2 })],
      { status: 'DEACTIVATED' },
    ),
  },
];
