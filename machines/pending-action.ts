import * as z from 'zod/mini';
import { fee } from '../contract/money.ts';
import { resumableOrder } from './bankid-order.ts';
import type { Ports } from './ports.ts';
import { isOwnPath } from './safe-url.ts';
import { parseStored } from './stored-json.ts';

/** A sensitive action that was interrupted because the user first has to verify an e-mail address (decision 8). */
const pendingAction = z.object({
  /** For example `pin`. */
  kind: z.string(),
  /** The text that the user signs. */
  text: z.string(),
  /** The route where the action continues. */
  path: z.string().check(z.refine(isOwnPath)),
  /** The card that the action is about. */
  referenceCode: z.string(),
  /** The fee that the user has approved; left out for an action without one. */
  fee: z.optional(fee),
  /** ms since 1970 */
  savedAt: z.number(),
});
export type PendingAction = z.output<typeof pendingAction>;

/** How long the user has to verify the e-mail address before the action is dropped, ms. */
const LIFETIME = 3_600_000;

/** Saves an action on the device, so that it can continue after the user has verified an e-mail address. */
export function savePendingAction(
  { device, clock }: Ports,
  { kind, text, path, referenceCode, fee }: Omit<PendingAction, 'savedAt'>,
): void {
  const action: PendingAction = { kind, text, path, referenceCode, fee, savedAt: clock.now() };
  device.write('pendingAction', JSON.stringify(action));
}

/** The saved action; null if there is none, or if it is unreadable or too old. Its path is a path of the portal. */
export function readPendingAction({ device, clock }: Ports): PendingAction | null {
  const saved = parseStored(pendingAction, device.read('pendingAction'));
  return saved && clock.now() - saved.savedAt < LIFETIME ? saved : null;
}

/**
 * The action to continue when a page opens for a card: the one of an open signing order, else the saved one. An action
 * of another card is not continued: the user has switched the account, or the card was replaced.
 */
export function unfinishedAction(
  ports: Ports,
  referenceCode: string,
): Pick<PendingAction, 'kind' | 'text' | 'fee'> | null {
  const order = resumableOrder(ports.device.read('signingOrder'), ports.clock.now());
  const actions = [order?.signing, readPendingAction(ports)];
  return actions.find((action) => action?.referenceCode === referenceCode) ?? null;
}

/**
 * Forgets the saved action unless it is about this card: it must not continue by itself when the user returns to the
 * other account. A signing order stays: it belongs to another tab, which still needs it.
 */
export function forgetActionOfOtherCard(ports: Ports, referenceCode: string): void {
  if (readPendingAction(ports)?.referenceCode !== referenceCode) ports.device.forget('pendingAction');
}

/** Forgets an action of a card that must not continue, with its signing order. */
export function forgetAction(
  ports: Ports,
  { kind, referenceCode }: Pick<PendingAction, 'kind' | 'referenceCode'>,
): void {
  const isSame = (action: Pick<PendingAction, 'kind' | 'referenceCode'> | null | undefined) =>
    action?.kind === kind && action.referenceCode === referenceCode;
  const order = resumableOrder(ports.device.read('signingOrder'), ports.clock.now());
  if (isSame(order?.signing)) ports.device.forget('signingOrder');
  if (isSame(readPendingAction(ports))) ports.device.forget('pendingAction');
}
