import type { Path } from '@lunchkortet/model-engine/path';
import type { Page } from '@playwright/test';
import type { MessageId } from '../../machines/message.ts';
import type { AnyFlow } from '../model/flow.ts';
import { isControl } from '../model/offered-controls.ts';
import { atStart, flowOf, gesture, placeAfter, type Sample } from './sample.ts';

/** For each rule of a form: the machine, the field, a value that breaks the rule, and what the page must say. */
const BROKEN_RULES: readonly (readonly [
  machine: string,
  field: string,
  value: string,
  ...texts: readonly MessageId[],
])[] = [
  ['activate-card', 'cardId', '1234', 'rule.cardId'],
  ['change-password', 'oldPassword', `Lunch-${'2'.repeat(200)}`, 'rule.password.tooLong'],
  [
    'change-password',
    'newPassword',
    'middag',
    'rule.password',
    'rule.password.length',
    'rule.password.upper',
    'rule.password.lower',
    'rule.password.special',
    'rule.met',
    'rule.unmet',
  ],
  ['change-password', 'repeated', 'Annan-lunch-2', 'change-password.different'],
  ['contact-change', 'value', 'Anna@example.se', 'contact-details.email.same'],
  ['contact-verification', 'code', '13374O', 'rule.digits'],
  ['currency-calculator', 'amount', '', 'rule.required'],
  ['currency-calculator', 'amount', 'mycket', 'rule.number'],
  ['currency-calculator', 'amount', '1,234', 'rule.ambiguousAmount'],
  ['currency-calculator', 'amount', '012', 'rule.leadingZero'],
  ['currency-calculator', 'amount', '1000000001', 'rule.tooMuch'],
  ['delivery-address', 'addressLine1', 'Nygatan '.repeat(7), 'rule.maxLength'],
  ['delivery-address', 'postalCode', '9032', 'rule.postalCode'],
  ['limits', 'daily', '99,50', 'rule.wholeNumber'],
  ['limits', 'weekly', '10000000', 'limits.tooLarge'],
  ['login-password', 'username', 'an na', 'rule.noSpaces'],
  ['one-time-code', 'code', '1337', 'rule.sixCharacters'],
  ['password-reset', 'repeated', 'Annan-lunch-2', 'password-reset.different'],
  ['support-ticket', 'message', 'Kort', 'support.ticket.rule.short'],
  ['support-ticket', 'message', 'x'.repeat(5001), 'support.ticket.rule.long'],
  ['support-ticket', 'email', 'anna', 'rule.email'],
  ['support-ticket', 'phone', '070', 'rule.phone'],
  ['support-ticket', 'organisationNumber', '1', 'support.ticket.rule.organisation'],
];

/** The field of a case of `field.changed`. A flow with a gesture of its own has one field with text. */
function fieldOf({ gestures }: AnyFlow, page: Page, label: string) {
  const change = gestures['field.changed'];
  return isControl(change) ? change.at(page, label) : page.getByRole('textbox');
}

const written = (value: string): string => (value.length > 40 ? `${value.length} characters` : `“${value}”`);

/** On every path with steps, the ticket has contact details and the agreement. */
function emptyTicket(): Sample {
  const flow = flowOf('support-ticket');
  return {
    ...atStart(flow),
    instead: 'the empty form is submitted',
    texts: ['support.ticket.rule.contact', 'support.ticket.rule.agreed'],
    act: (harness) => gesture(harness, flow, 'form.submitted'),
  };
}

/** Forms that are submitted with a value that breaks a rule. */
export const brokenRules = (): readonly Sample[] => [
  emptyTicket(),
  ...BROKEN_RULES.map(([machine, field, value, ...texts]): Sample => {
    const flow = flowOf(machine);
    const cases = flow.model.events['field.changed'] as Readonly<Record<string, { readonly field: string }>>;
    const changes = ({ move }: Path['steps'][number]) =>
      move.kind === 'event' && move.type === 'field.changed' && cases[move.label]?.field === field;
    const place = placeAfter(flow, changes);
    const label = Object.keys(cases).find((one) => cases[one]?.field === field) ?? '';
    return {
      ...place,
      instead: `${field} has ${written(value)} and the form is submitted`,
      texts,
      act: async (harness) => {
        await fieldOf(flow, harness.page, label).fill(value);
        await gesture(harness, flow, 'form.submitted');
      },
    };
  }),
];
