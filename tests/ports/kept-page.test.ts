// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hideKeptPage } from '../../src/ports/kept-page.ts';

const move = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
const isHidden = () => 'kept' in document.documentElement.dataset;

beforeEach(() => {
  vi.useFakeTimers();
  const stop = hideKeptPage();
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
});

it('is hidden while the browser keeps it, and for one frame after it is restored', () => {
  move('pagehide');
  expect(isHidden()).toBe(true);
  move('pageshow');
  expect(isHidden()).toBe(true);
  vi.advanceTimersToNextFrame();
  expect(isHidden()).toBe(false);
});

it('stays as it is when the browser does not keep it, and when it is loaded', () => {
  move('pagehide', false);
  move('pageshow', false);
  expect(isHidden()).toBe(false);
});

it('is hidden for a second at most, if it was not left or the browser draws no frame', () => {
  move('pagehide');
  vi.advanceTimersByTime(999);
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHidden()).toBe(false);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  move('pagehide');
  move('pageshow');
  vi.advanceTimersByTime(1000);
  expect(isHidden()).toBe(false);
  vi.unstubAllGlobals();
});

it('is hidden again for as long when it is left again soon', () => {
  move('pagehide');
  vi.advanceTimersByTime(500);
  move('pageshow');
  vi.advanceTimersToNextFrame();
  move('pagehide');
  vi.advanceTimersByTime(900);
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isHidden()).toBe(false);
});
