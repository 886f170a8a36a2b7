import { appStoreModel } from '../../../machines/app-redirect/app-redirect.model.ts';
import { BACK } from '../../../machines/app-redirect/app-redirect.ts';
import { pressing } from '../filling.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';

export const appStoreFlow = defineFlow(appStoreModel, {
  entrance: ({ isBack }) => ({ path: `/login/app-redirect${isBack ? `?${BACK}` : ''}` }),
  background: 'held',
  gestures: { 'browser.continue': pressing('appStore.continue') },
  sights: {
    arriving: PASSING,
    choosing: (page) => page.getByRole('heading', { name: said('appStore.title') }),
  },
});
