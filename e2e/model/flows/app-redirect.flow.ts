import { appRedirectModel } from '../../../machines/app-redirect/app-redirect.model.ts';
import { RETURN_PARAM } from '../../../machines/app-redirect/app-redirect.ts';
import { pressButton } from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

export const appRedirectFlow = defineFlow(appRedirectModel, {
  entryPoint: ({ isReturning }) => ({ path: `/login/app-redirect${isReturning ? `?${RETURN_PARAM}` : ''}` }),
  background: 'unanswered',
  shows: ({ system }) => [{ id: 'app-redirect.lead' }, { id: `app-redirect.open.${system}` }],
  gestures: { 'browser.continue': pressButton('app-redirect.continue') },
  assertions: {
    starting: TRANSIENT,
    choosing: (page) => page.getByRole('heading', { name: messagePattern('app-redirect.title') }),
  },
});
