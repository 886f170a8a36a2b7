import type { Page } from '@playwright/test';
import { toastModel } from '../../../machines/toasts/toast.model.ts';
import { toastsModel } from '../../../machines/toasts/toasts.model.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';

const closers = (page: Page) => page.getByRole('button', { name: said('toast.close') });
const show = toastsModel.events['toast.show'];

export const toastsFlow = defineFlow(toastsModel, {
  entrance: () => ({ path: '/login/bankid' }),
  background: 'held',
  gestures: {
    'toast.show': ({ tell }, label) => tell('tell', { type: 'toast.show', ...show[label] }),
    'toast.removed': async ({ page, tell }, label) => {
      if (label === 'the first' && (await closers(page).count()) > 0) return closers(page).first().click();
      return tell('send', 'toast.removed', label);
    },
  },
  sights: { ready: (page) => page.getByRole('main') },
});

export const toastFlow = defineFlow(toastModel, {
  entrance: () => ({ path: '/login/bankid' }),
  prepare: ({ tell }, { toast }) => tell('tell', { type: 'toast.show', ...{ toast } }),
  background: 'held',
  gestures: {
    // A screen reader presses without a pointer or the focus, either of which would hold the toast first.
    'toast.close': { at: closers, act: (control) => control.dispatchEvent('click') },
    'toast.hold': ({ page }) => closers(page).hover(),
    'toast.release': ({ page }) => page.mouse.move(0, 0),
  },
  sights: {
    showing: closers,
    held: closers,
    over: { absent: closers },
  },
});
