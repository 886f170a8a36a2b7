import { describe, expect, it } from 'vitest';
import {
  applyChange,
  changesFlags,
  contradicts,
  type FlagChange,
  isChannelOn,
  isTopicOn,
  knownFlags,
  mergeFlags,
  NO_CHANGE,
  withSwitched,
} from '../../machines/notification-preferences/flags.ts';
import { allFlags, FLAGS } from '../../machines/notification-preferences/preferences.fixture.ts';

const ON = allFlags(true);
const OFF = allFlags(false);
const unknown = { ...ON, specialOffersPush: null };
const allOff: FlagChange = { all: false, flags: {} };
const smsOn: FlagChange = { all: null, flags: { lowOnCreditSms: true } };

describe('a change of flags', () => {
  it('can be none', () => {
    expect(NO_CHANGE).toEqual({ all: null, flags: {} });
    expect(applyChange(unknown, NO_CHANGE)).toEqual(unknown);
    expect(changesFlags(unknown, NO_CHANGE)).toBe(false);
  });

  it('sets all flags, then single ones', () => {
    expect(applyChange(ON, allOff)).toEqual(OFF);
    expect(applyChange(ON, { ...allOff, flags: { lowOnCreditSms: true } })).toEqual({ ...OFF, lowOnCreditSms: true });
    expect(applyChange(OFF, smsOn)).toEqual({ ...OFF, lowOnCreditSms: true });
    expect(applyChange(unknown, { all: true, flags: {} })).toEqual(ON);
  });

  it('can be of a topic, in some channels or in all', () => {
    expect(withSwitched(NO_CHANGE, { topics: ['specialOffers'], channels: ['Sms'], on: false })).toEqual({
      all: null,
      flags: { specialOffersSms: false },
    });
    const first = withSwitched({ all: true, flags: { lowOnCreditSms: true } }, { topics: ['lowOnCredit'], on: false });
    expect(first).toEqual({
      all: true,
      flags: { lowOnCreditEmail: false, lowOnCreditSms: false, lowOnCreditPush: false },
    });
    const sms = withSwitched(NO_CHANGE, { channels: ['Sms'], on: false });
    expect(sms.flags).toEqual(
      Object.fromEntries(FLAGS.filter((flag) => /Sms$/.test(flag)).map((flag) => [flag, false])),
    );
  });

  it('changes something only if a flag gets another value', () => {
    expect(changesFlags(ON, allOff)).toBe(true);
    expect(changesFlags(OFF, allOff)).toBe(false);
    expect(changesFlags(OFF, smsOn)).toBe(true);
    expect(changesFlags(ON, smsOn)).toBe(false);
  });

  it('is contradicted by a response that says something else, not by one that does not say it', () => {
    expect(contradicts(OFF, smsOn)).toBe(true);
    expect(contradicts({ ...OFF, lowOnCreditSms: true }, smsOn)).toBe(false);
    expect(contradicts({ ...OFF, lowOnCreditSms: null }, smsOn)).toBe(false);
    expect(contradicts(unknown, { all: true, flags: {} })).toBe(false);
  });
});

it('the known flags are those that the backend has said', () => {
  expect(Object.keys(knownFlags(unknown))).toEqual(FLAGS.filter((flag) => flag !== 'specialOffersPush'));
  expect(knownFlags(OFF)).toEqual(OFF);
});

it('a flag that a response does not name is as it was known', () => {
  const response = { ...OFF, lowOnCreditSms: null };
  expect(mergeFlags(response, ON)).toEqual({ ...OFF, lowOnCreditSms: true });
  expect(mergeFlags(response, null)).toEqual(response);
});

it('a topic is on if one of its channels is', () => {
  expect(isTopicOn({ ...OFF, lowOnCreditPush: true }, 'lowOnCredit')).toBe(true);
  expect(isTopicOn({ ...OFF, lowOnCreditPush: true }, 'highOnCredit')).toBe(false);
  expect(isTopicOn({ ...OFF, lowOnCreditPush: null }, 'lowOnCredit')).toBe(false);
});

it('a channel is on if it is on for one of the topics that are shown', () => {
  const flags = { ...OFF, lowOnCreditPush: true, highOnCreditSms: null };
  expect(isChannelOn(flags, 'Push', ['lowOnCredit', 'highOnCredit'])).toBe(true);
  expect(isChannelOn(flags, 'Push', ['highOnCredit'])).toBe(false);
  expect(isChannelOn(flags, 'Sms', ['lowOnCredit', 'highOnCredit'])).toBe(false);
});
