import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { screenHostModel } from '../../../machines/portal/screen-host.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const heading = (id: MessageId) => (page: Page) => page.getByRole('heading', { name: messagePattern(id) });

/** Every screen has a host; here it is the host of the 404 page, which has no behaviour of its own. */
export const screenHostFlow = defineFlow(screenHostModel, {
  entryPoint: () => ({ path: '/login/unknown' }),
  background: 'unanswered',
  gestures: {
    'screen.retry': {
      at: (page) =>
        page.getByRole('button', {
          name: new RegExp(`${messagePattern('action.retry').source}|${messagePattern('crash.restart').source}`),
        }),
    },
    'route.changed': ({ callHarness }, label) => callHarness('send', 'route.changed', label),
    'xstate.error.actor.screen': ({ callHarness }, label) => callHarness('send', 'xstate.error.actor.screen', label),
  },
  assertions: {
    loading: (page) => page.getByRole('status').filter({ hasText: messagePattern('loading.page') }),
    running: heading('not-found.title'),
    loadFailed: heading('loading.pageFailed'),
    crashed: heading('crash.title'),
  },
});
