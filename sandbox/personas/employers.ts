import type { Database } from '../db/database.ts';

interface Employer {
  readonly clientId: number;
  readonly branchId: number;
  readonly name: string;
  readonly status: 'ACTIVE' | 'CLOSED';
  readonly policy: string | null;
  readonly hasCalendar: boolean;
  /** Without settings the calendar counts as disabled (§4). */
  readonly hasSettings: boolean;
  /** Whether automatic top-ups are offered. */
  readonly offersSubscription: boolean;
  readonly clientStatus: 'ACTIVE' | 'CLOSED';
  readonly allowsLimits: boolean;
  /** The last day on which a month can be ordered: in the month itself, or in the one before. */
  readonly deadline: { readonly day: number; readonly isSameMonth: boolean };
  /** Maximum number of ordered months. */
  readonly monthsAhead: number;
  /** Without digital cards, a blocked card is replaced by a physical card. */
  readonly hasDigitalCards: boolean;
  /** Fees of a physical card and of a replacement, öre. */
  readonly fees: { readonly physical: number; readonly replacement: number };
  /** The top-up level: öre a month, day of the month, and the maximum amount if it is shown. */
  readonly level: { readonly id: number; readonly amount: number; readonly day: number; readonly max?: number };
}

const defaults = {
  status: 'ACTIVE',
  policy: null,
  hasCalendar: true,
  hasSettings: true,
  offersSubscription: true,
  clientStatus: 'ACTIVE',
  allowsLimits: true,
  deadline: { day: 15, isSameMonth: true },
  monthsAhead: 12,
  hasDigitalCards: true,
  fees: { physical: 4_900, replacement: 9_500 },
} as const;

const POLICY = `<h2>Så använder vi lunchkortet</h2>
<p>Kortet är till för din lunch under arbetsdagar. Det är personligt och får inte lånas ut.</p>
<ul><li>Betala lunch på restaurang eller färdiglagad mat.</li><li>Alkohol och tobak får inte köpas.</li></ul>
<p>Frågor? Läs mer på <a href="https://sjovik.example/lunch">vårt intranät</a>.</p>`;

export const EMPLOYERS = {
  nordlunds: {
    ...defaults,
    clientId: 7,
    branchId: 12,
    name: 'Nordlunds Bygg AB',
    level: { id: 120, amount: 168_000, day: 25 },
  },
  sjovik: {
    ...defaults,
    clientId: 8,
    branchId: 14,
    name: 'Sjövik Redovisning AB',
    policy: POLICY,
    fees: { physical: 0, replacement: 0 },
    level: { id: 140, amount: 210_000, day: 25 },
  },
  bergs: {
    ...defaults,
    clientId: 10,
    branchId: 15,
    name: 'Bergs Tryckeri AB',
    status: 'CLOSED',
    level: { id: 150, amount: 147_000, day: 25 },
  },
  kvarnby: {
    ...defaults,
    clientId: 11,
    branchId: 16,
    name: 'Kvarnby kommun',
    hasCalendar: false,
    hasDigitalCards: false,
    level: { id: 160, amount: 126_000, day: 1 },
  },
  /** Orders close on the last day of the month before. */
  hammarvik: {
    ...defaults,
    clientId: 13,
    branchId: 17,
    name: 'Hammarvik Sjukhus',
    deadline: { day: 31, isSameMonth: false },
    level: { id: 170, amount: 157_500, day: 5 },
  },
  trekanten: {
    ...defaults,
    clientId: 14,
    branchId: 18,
    name: 'Trekanten Design HB',
    monthsAhead: 3,
    level: { id: 180, amount: 189_000, day: 25 },
  },
  lofgrens: {
    ...defaults,
    clientId: 15,
    branchId: 19,
    name: 'Löfgrens Advokatbyrå',
    allowsLimits: false,
    level: { id: 190, amount: 199_500, day: 25 },
  },
  verkstan: {
    ...defaults,
    clientId: 16,
    branchId: 20,
    name: 'Spårvägsverkstan i Göteborg AB',
    hasDigitalCards: false,
    fees: { physical: 0, replacement: 15_000 },
    level: { id: 200, amount: 168_000, day: 25 },
  },
  ostkusten: {
    ...defaults,
    clientId: 17,
    branchId: 21,
    name: 'Ostkustens Resor AB',
    clientStatus: 'CLOSED',
    level: { id: 210, amount: 147_000, day: 25 },
  },
  fikat: {
    ...defaults,
    clientId: 18,
    branchId: 22,
    name: 'Fikarummet på Kajen AB',
    level: { id: 220, amount: 700_000, day: 1 },
  },
  /** The amount depends on the days worked, up to a maximum. */
  fyren: {
    ...defaults,
    clientId: 19,
    branchId: 23,
    name: 'Fyrens Värdshus AB',
    level: { id: 230, amount: 126_000, day: 25, max: 189_000 },
  },
  smedjan: {
    ...defaults,
    clientId: 20,
    branchId: 24,
    name: 'Smedjans Verktyg AB',
    offersSubscription: false,
    level: { id: 240, amount: 157_500, day: 25 },
  },
  almgrens: {
    ...defaults,
    clientId: 21,
    branchId: 25,
    name: 'Almgrens Begravningsbyrå',
    hasSettings: false,
    level: { id: 250, amount: 147_000, day: 25 },
  },
  /** Accounts of branch 9 are never selected (§4, §9). */
  excluded: {
    ...defaults,
    clientId: 7,
    branchId: 9,
    name: 'Nordlunds Bygg AB, personalfest',
    level: { id: 90, amount: 50_000, day: 25 },
  },
} as const satisfies Record<string, Employer>;

const flag = (on: boolean): number => (on ? 1 : 0);

/** Inserts missing employers. */
export function seedEmployers(db: Database): void {
  for (const employer of Object.values<Employer>(EMPLOYERS)) {
    const { clientId, branchId, name, deadline, fees, level } = employer;
    db.run`
      INSERT INTO client
        (id, name, status, allows_limit_changes, physical_fee, replacement_fee, has_digital_cards)
      VALUES (${clientId}, ${name}, ${employer.clientStatus}, ${flag(employer.allowsLimits)}, ${fees.physical},
        ${fees.replacement}, ${flag(employer.hasDigitalCards)})
      ON CONFLICT DO NOTHING`;
    db.run`
      INSERT INTO branch (id, client_id, name, status, policy_text, last_day_order_topup, same_month_topup, day_topup,
        months_receive_topup, enable_subscribe, disable_calendar, has_settings)
      VALUES (${branchId}, ${clientId}, ${name}, ${employer.status}, ${employer.policy}, ${deadline.day},
        ${flag(deadline.isSameMonth)}, ${level.day}, ${employer.monthsAhead},
        ${flag(employer.offersSubscription)}, ${flag(!employer.hasCalendar)}, ${flag(employer.hasSettings)})
      ON CONFLICT DO NOTHING`;
    db.run`
      INSERT INTO topup_level (id, branch_id, amount, max_amount, displays_max)
      VALUES (${level.id}, ${branchId}, ${level.amount}, ${level.max ?? level.amount}, ${flag(level.max !== undefined)})
      ON CONFLICT DO NOTHING`;
  }
}
