import { describe, expect, it } from 'vitest';
import { bankIdAddress } from '../../src/ports/bankid-address.ts';
import { isMobile, isMobileSafari, mustReturnByHand, operatingSystemOf } from '../../src/ports/user-agent.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';

const visitor = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });

describe('the device of a user', () => {
  it.each([
    [`${IOS} ${SAFARI}`, 5, 'ios', true, true],
    [`${IOS.replace('iPhone;', 'iPad;')} ${SAFARI}`, 5, 'ios', true, true],
    [`${IOS.replace('iPhone;', 'iPod;')} ${SAFARI}`, 5, 'ios', true, true],
    [`${MAC.replace(' Mobile/15E148', '')}`, 5, 'ios', true, true],
    [IOS, 5, 'ios', true, false],
    [`${IOS} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`, 5, 'ios', true, false],
    [`${IOS} AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/330.0 Mobile/15E148 Safari/604.1`, 5, 'ios', true, false],
    [`${IOS} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0`, 5, 'ios', true, false],
    [`${IOS} ${SAFARI.replace('Mobile/', 'YaBrowser/25.1 Mobile/')}`, 5, 'ios', true, false],
    [`${IOS} ${SAFARI} OPiOS/16`, 5, 'ios', true, false],
    [`${IOS} ${SAFARI} (Ecosia ios@11.0)`, 5, 'ios', true, false],
    [`${IOS} ${SAFARI} Ddg/18`, 5, 'ios', true, false],
    [MAC, 5, 'ios', true, true],
    [MAC, 1, 'mac', false, false],
    [MAC, 0, 'mac', false, false],
    [ANDROID, 5, 'android', true, false],
    [WINDOWS, 10, 'other', false, false],
    ['', 0, 'other', false, false],
    [`${IOS} CriOS/140 ${SAFARI}`, 5, 'ios', true, false],
    [`${IOS} FxiOS/140 ${SAFARI}`, 5, 'ios', true, false],
    [`${IOS} EdgiOS/140 ${SAFARI}`, 5, 'ios', true, false],
    [`${IOS} OPT/5 ${SAFARI}`, 5, 'ios', true, false],
    [`${IOS} ${SAFARI} DuckDuckGo/7`, 5, 'ios', true, false],
  ])('%s with %d touch points: %s', (userAgent, touchPoints, system, isPhone, isSafari) => {
    const device = visitor(userAgent, touchPoints);
    expect(operatingSystemOf(device)).toBe(system);
    expect(isMobile(device)).toBe(isPhone);
    expect(isMobileSafari(device)).toBe(isSafari);
    expect(mustReturnByHand(device)).toBe(system === 'ios' && !isSafari);
  });
});

describe('the address that opens BankID', () => {
  const pageUrl = 'https://portal.example/login/bankid';
  const open = (userAgent: string, standIn?: string) =>
    bankIdAddress('a b', { visitor: visitor(userAgent, 5), pageUrl, standIn });

  it('is an app link on a phone, and returns only to Safari', () => {
    expect(open(`${IOS} ${SAFARI}`)).toBe(
      'https://app.bankid.com/?autostarttoken=a+b&redirect=https%3A%2F%2Fportal.example%2Flogin%2Fbankid',
    );
    expect(open(ANDROID)).toBe('https://app.bankid.com/?autostarttoken=a+b&redirect=null');
  });

  it('has a scheme of its own on a desktop', () => {
    expect(open(WINDOWS)).toBe('bankid:///?autostarttoken=a+b&redirect=null');
  });

  it('can be a page that replaces the app', () => {
    expect(open(WINDOWS, '/sandbox/bankid')).toBe(
      '/sandbox/bankid?autostarttoken=a+b&redirect=https%3A%2F%2Fportal.example%2Flogin%2Fbankid',
    );
  });
});
