import { type DeviceKey, goesAtLogOut } from '../ports.ts';
import { tokenStatus } from '../token.ts';
import { lastEvent, type SessionTrace, sessionStarts } from './session.fixture.ts';
import { isEnded } from './used-tokens.ts';

/** What the device had before the last step; at the first one what the start says. */
const deviceBefore = ({ start, steps, effects }: SessionTrace) => ({
  read(key: DeviceKey): string | null {
    const last = effects.findLast(({ name, args, step }) => {
      if (step >= steps.length) return false;
      if (name === 'device.forgetUser') return goesAtLogOut(key);
      return (name === 'device.write' || name === 'device.forget') && args[0] === key;
    });
    if (last === undefined) return sessionStarts[start].device?.[key] ?? null;
    return last.name === 'device.write' ? String(last.args[1]) : null;
  },
});

/** Whether the session of a token had ended on the device before the last step. */
export const wasEnded = (trace: SessionTrace, token: string | null): boolean =>
  token !== null && isEnded(deviceBefore(trace), token);

/** What must hold for a token whose session has ended on this device. */
export const usedTokenInvariants = {
  'a token whose session has ended here opens none before its expiry, but for one from a new log-in': (trace) => {
    const { before, snapshot } = trace;
    const isOpened = snapshot.matches('signedIn') && before?.matches('signedIn') !== true;
    if (!isOpened || lastEvent(trace) === 'token.obtained') return true;
    return !wasEnded(trace, snapshot.context.token);
  },
  'a session that ends leaves no token that opens another one': (trace) => {
    const { before, snapshot, device, now } = trace;
    const isClosed = before?.matches('signedIn') === true && !snapshot.matches('signedIn');
    // The device of the model keeps what another tab has removed, and a link that was rejected ends no stored session.
    const isElsewhere = lastEvent(trace) === 'token.changed' || before?.matches({ signedIn: 'checkingOffer' });
    const token = before?.context.token ?? null;
    if (!isClosed || isElsewhere || tokenStatus(token, now) !== 'live') return true;
    return device.sessionKey === undefined && isEnded({ read: (key) => device[key] ?? null }, token ?? '');
  },
  'a user who logs out before a link was checked cannot be logged in by it': (trace) => {
    const { before, device, now } = trace;
    const isLogOut = ['session.logOut', 'login.requested', 'user.timedOut'].includes(lastEvent(trace) ?? '');
    const token = before?.context.token ?? null;
    if (!isLogOut || !before?.matches({ signedIn: 'checkingOffer' }) || tokenStatus(token, now) !== 'live') return true;
    return isEnded({ read: (key) => device[key] ?? null }, token ?? '');
  },
  'a used link is the sign-out reason, unless a user is logged in': ({ start, steps, snapshot: { context } }) =>
    (context.reason === 'usedLink') === (start === 'a used link' && steps.length === 0) || steps.length > 0,
  'the device knows which session its token is of': (trace) =>
    trace.device.token === undefined ||
    !trace.snapshot.matches('signedIn') ||
    trace.snapshot.context.token !== trace.device.token ||
    trace.device.sessionKey !== undefined ||
    // The device of the model does not get what another tab has stored.
    trace.steps.some((step) => step.kind === 'event' && step.event.type === 'token.changed'),
} satisfies Readonly<Record<string, (trace: SessionTrace) => boolean>>;
