import type { Page } from '@playwright/test';
import { toastModel } from '../../../machines/toasts/toast.model.ts';
import { toastsModel } from '../../../machines/toasts/toasts.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const closeButtons = (page: Page) => page.getByRole('button', { name: messagePattern('toast.close') });
const show = toastsModel.events['toast.show'];
const starts = toastsModel.events['change.started'];

export const toastsFlow = defineFlow(toastsModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  gestures: {
    'toast.show': ({ callHarness }, label) => callHarness('sendToRoot', { type: 'toast.show', ...show[label] }),
    'change.started': ({ callHarness }, label) =>
      callHarness('sendToRoot', { type: 'change.started', ...starts[label] }),
    'check.ended': ({ callHarness }) => callHarness('sendToRoot', { type: 'check.ended' }),
    'toast.removed': async ({ page, callHarness }, label) => {
      if (label === 'the first' && (await closeButtons(page).count()) > 0) return closeButtons(page).first().click();
      return callHarness('send', 'toast.removed', label);
    },
  },
  assertions: { ready: (page) => page.getByRole('main') },
});

export const toastFlow = defineFlow(toastModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  prepare: ({ callHarness }, { toast }) => callHarness('sendToRoot', { type: 'toast.show', ...{ toast } }),
  background: 'unanswered',
  // The pointer that closes a toast pauses it first.
  gestureEvents: ['toast.pause', 'toast.resume'],
  gestures: {
    'toast.close': { at: closeButtons },
    'toast.pause': ({ page }) => closeButtons(page).hover(),
    'toast.resume': ({ page }) => page.mouse.move(0, 0),
  },
  assertions: {
    visible: closeButtons,
    paused: closeButtons,
    closed: { absent: closeButtons },
  },
  twins: [{ states: ['visible', 'paused'], reason: 'A toast that waits for the user looks like any other.' }],
});
