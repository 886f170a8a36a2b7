import { CHANNELS, type NotificationFlag, type Preferences, TOPICS } from '../../contract/preferences.ts';

export type Topic = (typeof TOPICS)[number];
export type Channel = (typeof CHANNELS)[number];
/** Null: the backend did not say whether the flag is on. */
export type Flags = NonNullable<Preferences['notificationMethod']>;

/** A change of flags: `all` (null for no change) applies first, then the single flags. */
export interface FlagChange {
  readonly all: boolean | null;
  readonly flags: { readonly [F in NotificationFlag]?: boolean };
}

export const NO_CHANGE: FlagChange = { all: null, flags: {} };

const entries = (flags: Flags) => Object.entries(flags) as [NotificationFlag, boolean | null][];

/** The flags of which the backend said whether they are on. */
export const knownFlags = (flags: Flags): FlagChange['flags'] =>
  Object.fromEntries(entries(flags).filter(([, on]) => on !== null));

/** The flags after a change. */
export function applyChange(flags: Flags, { all, flags: single }: FlagChange): Flags {
  const base = all === null ? flags : Object.fromEntries(entries(flags).map(([flag]) => [flag, all]));
  return { ...(base as Flags), ...single };
}

/** What is switched: each of the channels of each of the topics. */
export interface Switched {
  /** Default: all topics. */
  readonly topics?: readonly Topic[];
  /** Default: all channels. */
  readonly channels?: readonly Channel[];
  readonly on: boolean;
}

/** Adds flags to a change; they override earlier changes of the same flags. */
export const withSwitched = (
  change: FlagChange,
  { topics = TOPICS, channels = CHANNELS, on }: Switched,
): FlagChange => ({
  ...change,
  flags: {
    ...change.flags,
    ...Object.fromEntries(topics.flatMap((topic) => channels.map((channel) => [`${topic}${channel}`, on]))),
  },
});

/** Whether a change sets any flag to another value. */
export const changesFlags = (flags: Flags, change: FlagChange): boolean =>
  entries(applyChange(flags, change)).some(([flag, on]) => on !== flags[flag]);

/** Whether a change is not made in the flags of a response. Flags that the response does not say do not count. */
export const contradicts = (flags: Flags, change: FlagChange): boolean =>
  entries(applyChange(flags, change)).some(([flag, on]) => flags[flag] !== null && on !== flags[flag]);

/** The flags of a response. A flag that it does not name is as it was known, which is null if it never was. */
export const mergeFlags = (flags: Flags, known: Flags | null): Flags =>
  Object.fromEntries(entries(flags).map(([flag, on]) => [flag, on ?? known?.[flag] ?? null])) as Flags;

/** Whether any channel of a topic is on; the switch of the topic shows this. */
export const isTopicOn = (flags: Flags, topic: Topic): boolean =>
  CHANNELS.some((channel) => flags[`${topic}${channel}`] === true);

/** Whether a channel of any of these topics is on; the switch of the channel for all topics shows this. */
export const isChannelOn = (flags: Flags, channel: Channel, topics: readonly Topic[]): boolean =>
  topics.some((topic) => flags[`${topic}${channel}`] === true);

/** The topics that a cardholder can choose: top-up reminders need a top-up calendar (§6). */
export const topicsFor = (hasTopups: boolean): readonly Topic[] =>
  TOPICS.filter((topic) => hasTopups || topic !== 'topUpReminder');

/** Whether any of these topics is on; the master switch shows this. */
export const isAnyOn = (flags: Flags, topics: readonly Topic[]): boolean =>
  topics.some((topic) => isTopicOn(flags, topic));
