import { CHANNELS, type NotificationFlag, type Preferences, type TOPICS } from '../../contract/preferences.ts';

export type Topic = (typeof TOPICS)[number];
export type Channel = (typeof CHANNELS)[number];
export type Flags = Preferences['notificationMethod'];

/** What is to be changed: everything first, if anything is said of it, then single switches. */
export interface Wish {
  readonly all: boolean | null;
  readonly flags: { readonly [F in NotificationFlag]?: boolean };
}

export const NO_WISH: Wish = { all: null, flags: {} };

const entries = (flags: Flags) => Object.entries(flags) as [NotificationFlag, boolean][];

/** The switches as they are once a wish has come true. */
export function granted(flags: Flags, { all, flags: single }: Wish): Flags {
  const base = all === null ? flags : Object.fromEntries(entries(flags).map(([flag]) => [flag, all]));
  return { ...(base as Flags), ...single };
}

/** Adds the three channels of a topic, or one of them, to a wish; the last word counts. */
export const wishFor = (
  wish: Wish,
  { topic, channels = CHANNELS, on }: { topic: Topic; channels?: readonly Channel[]; on: boolean },
): Wish => ({
  ...wish,
  flags: { ...wish.flags, ...Object.fromEntries(channels.map((channel) => [`${topic}${channel}`, on])) },
});

/** Whether anything would be another than it is. */
export const isDifferent = (flags: Flags, wish: Wish): boolean =>
  entries(granted(flags, wish)).some(([flag, on]) => on !== flags[flag]);

/** Whether a topic is heard of in any way; its switch shows this. */
export const isTopicOn = (flags: Flags, topic: Topic): boolean =>
  CHANNELS.some((channel) => flags[`${topic}${channel}`]);
