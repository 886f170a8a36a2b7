import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { follower } from '../../../atlas/live/follower.ts';
import type { LiveEvent } from '../../../atlas/live/protocol.ts';
import { actorIn, fakeChannel, update } from './fake-channel.ts';

const eventOf = (number: number): LiveEvent => ({
  number,
  machine: 'limits',
  type: 'form.submitted',
  from: null,
  payload: {},
  transitions: [],
});

function start() {
  const { channel, sent, receive } = fakeChannel();
  const actor = createActor(follower, { input: { channel } });
  actor.start();
  return { sent, receive, now: () => actor.getSnapshot() };
}

test('asks all open tabs at the start, and follows the first that answers', () => {
  const { sent, receive, now } = start();
  expect(now().value).toBe('searching');
  expect(sent).toEqual([{ kind: 'follow', tab: null }]);
  receive(update([actorIn('limits', 'loading')]));
  receive(update([actorIn('card', 'loading')], { tab: 'second' }));
  expect(now().value).toBe('following');
  expect(now().context).toMatchObject({ tab: 'first', actors: [{ machine: 'limits' }] });
});

test('follows a tab that is opened later', () => {
  const { sent, receive, now } = start();
  receive(update([actorIn('limits', 'loading')]));
  receive({ kind: 'hello', tab: 'second' });
  expect(sent.at(-1)).toEqual({ kind: 'follow', tab: 'second' });
  expect(now().context).toMatchObject({ tab: 'second', actors: [], events: [] });
});

test('has the newest events first, and not more than 200', () => {
  const { receive, now } = start();
  receive(update([], { events: [eventOf(1), eventOf(2)] }));
  receive(update([], { events: [eventOf(3)] }));
  expect(now().context.events.map(({ number }) => number)).toEqual([3, 2, 1]);
  receive(update([], { events: Array.from({ length: 300 }, (_, index) => eventOf(4 + index)) }));
  expect(now().context.events).toHaveLength(200);
  expect(now().context.events[0]?.number).toBe(303);
});

test('notices that the tab is closed, keeps its events, and follows it again when it is loaded again', () => {
  const { receive, now } = start();
  receive(update([actorIn('limits', 'loading')], { events: [eventOf(1)] }));
  receive({ kind: 'goodbye', tab: 'second' });
  expect(now().value).toBe('following');
  receive({ kind: 'goodbye', tab: 'first' });
  expect(now().value).toBe('lost');
  expect(now().context.actors).toEqual([]);
  expect(now().context.events).toHaveLength(1);
  receive({ kind: 'hello', tab: 'first' });
  expect(now().value).toBe('following');
});
