import type { Page } from '@playwright/test';
import { passwordRecoveryModel } from '../../../machines/password-reset/password-recovery.model.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';

const { 'field.changed': changed } = passwordRecoveryModel.events;
const field = (page: Page) => page.getByRole('textbox', { name: said('recovery.email') });

export const passwordRecoveryFlow = defineFlow(passwordRecoveryModel, {
  entrance: () => ({ path: '/login/email-recover' }),
  background: 'held',
  gestures: {
    'field.changed': writing(field, (label) => changed[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('recovery.submit'),
    'recovery.again': pressing('recovery.again'),
  },
  sights: {
    filling: (page) => page.getByRole('button', { name: said('recovery.submit'), disabled: false }),
    asking: (page) => page.getByRole('button', { name: said('recovery.submit'), disabled: true }),
    asked: (page) => page.getByRole('heading', { name: said('recovery.asked.title') }),
  },
});
