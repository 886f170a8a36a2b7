import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { type TestContext, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, type ShownText } from '../shown-texts.ts';
import type { ElementInPage } from '../state-assertion.ts';
import { button, status } from './card-parts.ts';

const code = (page: Page) => page.getByRole('img', { name: messagePattern('bankid.code') });
const openButton = (page: Page) => page.getByRole('button', { name: messagePattern('bankid.open') });
const disabled = (page: Page) => openButton(page).and(page.locator('[aria-disabled=true]'));

/** The gestures of a log-in or a signature with BankID. */
export const bankIdGestures = {
  'bankid.scan': button('bankid.scan'),
  'bankid.open': button('bankid.open'),
  'bankid.cancel': button('action.cancel'),
  'page.hidden': ({ callHarness }: TestContext) => callHarness('setTabVisible', false),
  'page.shown': ({ callHarness }: TestContext) => callHarness('setTabVisible', true),
};

/**
 * The assertions for an order. Polling changes nothing on the page: `container` is what is visible meanwhile; `failed` is
 * the message about an order that has ended.
 */
export const bankIdAssertions = (container: ElementInPage, failed: ElementInPage) => {
  const pending = [
    container,
    { absent: status('bankid.choose') },
    { absent: status('bankid.starting') },
    { absent: disabled },
  ] as const;
  return {
    resuming: TRANSIENT,
    idle: [status('bankid.choose'), { absent: failed }],
    // With a QR code, the guidance for scanning is shown at once.
    starting: [(page: Page) => status('bankid.starting')(page).or(disabled(page)), { absent: code }],
    'pending.app.outstanding': TRANSIENT,
    'pending.app.scanning': [status('bankid.scanning'), { absent: disabled }],
    'pending.app.opened': status('bankid.opened'),
    'pending.app.identifying': status('bankid.identifying'),
    'pending.app.signing': status('bankid.signing'),
    'pending.poll.waiting': pending,
    'pending.poll.hidden': pending,
    'pending.poll.refreshing': pending,
    'pending.poll.collecting': pending,
    // An order that was resumed has no code yet.
    renewing: disabled,
    failed,
  } as const;
};

/** The text below the guidance, by the progress of the order. */
const NOTES: Readonly<Record<string, MessageId>> = {
  'pending.app.scanning': 'bankid.codeChanges',
  'pending.app.opened': 'bankid.openedNote',
  'pending.app.identifying': 'bankid.identifyingNote',
  'pending.app.signing': 'bankid.signingNote',
};

/** What a person must see of the context, for both flows. */
export const bankIdShows = (context: Parameters<typeof messagesOf>[0], leaves: readonly string[]): ShownText[] => [
  ...messagesOf(context),
  ...leaves.flatMap((leaf) => (NOTES[leaf] ? [{ id: NOTES[leaf] }] : [])),
];

/** For the `twins` of both flows. */
export const bankIdTwins = [
  {
    states: ['pending.poll.waiting', 'pending.poll.hidden', 'pending.poll.refreshing', 'pending.poll.collecting'],
    reason: 'The status of the order is read in the background. Only its answer changes the page.',
  },
  {
    states: ['starting', 'renewing'],
    reason: 'A new order is started in both. A code that is shown already stays until the next one is there.',
  },
] as const;
