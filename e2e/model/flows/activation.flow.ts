import type { Page } from '@playwright/test';
import { activationModel } from '../../../machines/activate-card/activate-card.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';
import { CARD_BACKGROUND } from './card-parts.ts';

const field = (page: Page) => page.getByRole('textbox', { name: said('activation.field') });
const typed = activationModel.events['field.changed'];

export const activationFlow = defineFlow(activationModel, {
  entrance: () => ({ path: '/activate-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'field.changed': writing(field, (label) => typed[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('activation.submit'),
  },
  sights: {
    entering: field,
    activating: (page) => page.locator('main button[aria-busy]'),
    activated: (page) => page.getByRole('heading', { name: said('activation.done.title') }),
  },
});
