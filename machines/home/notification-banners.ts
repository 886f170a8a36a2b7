import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { notifications } from '../../contract/home.ts';
import { keepLost, type List } from '../../contract/list.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import type { Device, Ports } from '../ports.ts';
import { parseStored } from '../stored-json.ts';

export type NotificationBanner = ResponseOf<typeof notifications>[number];

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** Banners that were not dismissed on this device. */
  readonly banners: List<NotificationBanner>;
  readonly failure: CallFailure | null;
}

type Event =
  | { readonly type: 'banners.retry' }
  /** The user asks for all banners. */
  | { readonly type: 'banners.show' }
  | { readonly type: 'banner.dismiss'; readonly id: number };

interface IdParams {
  readonly id: number;
}
interface BannersParams {
  readonly banners: List<NotificationBanner>;
}

const ids = z.array(z.int());

/** The ids of banners dismissed on this device (§2); empty if the stored value is missing or invalid. */
const readDismissed = (device: Device): readonly number[] => parseStored(ids, device.read('dismissedBanners')) ?? [];

const storeDismissed = (device: Device, id: number): void =>
  device.write('dismissedBanners', JSON.stringify([...new Set([...readDismissed(device), id])]));

function withoutDismissed(device: Device, banners: List<NotificationBanner>): List<NotificationBanner> {
  const dismissed = readDismissed(device);
  return keepLost(
    banners.filter(({ id }) => !dismissed.includes(id)),
    banners,
  );
}

const idParams = ({ event }: { event: IdParams }) => ({ id: event.id });
const bannersParams = ({ event }: { event: { output: List<NotificationBanner> } }) => ({ banners: event.output });

const dismiss = [
  { type: 'removeBanner', params: idParams },
  { type: 'storeDismissed', params: idParams },
] as const;

const dismissLast = {
  guard: { type: 'isLast', params: idParams },
  target: '#notification-banners.empty',
  actions: dismiss,
} as const;

const actors = { notifications: callActor(notifications) };

/** Banners from the provider (§2, §3 notification): each is shown until the user dismisses it on this device. */
export const notificationBanners = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasVisible: ({ context }, { banners }: BannersParams) => withoutDismissed(context.ports.device, banners).length > 0,
    hasSeveral: ({ context }) => context.banners.length > 1,
    isShown: ({ context }, { id }: IdParams) => context.banners.some((banner) => banner.id === id),
    isFirst: ({ context }, { id }: IdParams) => context.banners[0]?.id === id,
    isLast: ({ context }, { id }: IdParams) => context.banners.every((banner) => banner.id === id),
  },
  actions: {
    setVisible: assign(({ context }, { banners }: BannersParams) => ({
      banners: withoutDismissed(context.ports.device, banners),
    })),
    removeBanner: assign(({ context }, { id }: IdParams) => ({
      banners: keepLost(
        context.banners.filter((banner) => banner.id !== id),
        context.banners,
      ),
    })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    storeDismissed: ({ context }, { id }: IdParams) => storeDismissed(context.ports.device, id),
  },
}).createMachine({
  id: 'notification-banners',
  description: 'Banners from the provider. Each is shown until the user dismisses it on this device.',
  meta: { section: '§2 Home banners', page: '/home' },
  context: ({ input }) => ({ ...input, banners: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'notifications',
        src: 'notifications',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'hasVisible', params: bannersParams },
            target: 'shown',
            actions: { type: 'setVisible', params: bannersParams },
          },
          { target: 'empty', actions: { type: 'setVisible', params: bannersParams } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    shown: {
      initial: 'first',
      states: {
        first: {
          description: 'One banner is shown. The others would push the page down.',
          on: {
            'banners.show': { guard: 'hasSeveral', target: 'all' },
            'banner.dismiss': [dismissLast, { guard: { type: 'isFirst', params: idParams }, actions: dismiss }],
          },
        },
        all: {
          on: { 'banner.dismiss': [dismissLast, { guard: { type: 'isShown', params: idParams }, actions: dismiss }] },
        },
      },
    },
    empty: { description: 'There are no banners, or the user has dismissed all of them.' },
    loadFailed: { on: { 'banners.retry': { target: 'loading', actions: 'clearFailure' } } },
  },
});
