import type { Page } from '@playwright/test';
import { accessGateModel } from '../../../machines/gate/access-gate.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: said(name) }) });
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: said(name) });
const busy = (name: MessageId) => (page: Page) => page.getByRole('button', { name: said(name), disabled: true });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: said('loading.page') });

export const accessGateFlow = defineFlow(accessGateModel, {
  entrance: () => ({ path: '/home', token: tokenOf() }),
  background: [],
  gestures: {
    'gate.retry': button('action.retry'),
    'terms.accept': button('terms.accept'),
    'policy.approve': button('policy.approve'),
    'card.create': button('onboarding.create'),
  },
  sights: {
    'loading.person.reading': loading,
    'loading.person.readingPolicy': loading,
    'loading.person.known': loading,
    'loading.account.reading': loading,
    'loading.account.known': loading,
    'loading.onboarding.reading': loading,
    'loading.onboarding.known': loading,
    deciding: 'passing',
    'terms.unaccepted': heading('terms.title'),
    'terms.accepting': busy('terms.accept'),
    'terms.rereading': busy('terms.accept'),
    'policy.unapproved': heading('policy.title'),
    'policy.approving': busy('policy.approve'),
    'policy.rereading': busy('policy.approve'),
    'onboarding.cardless': heading('onboarding.title'),
    'onboarding.creating': busy('onboarding.create'),
    open: heading('home.title'),
    accountless: heading('gate.accountless.title'),
    unavailable: heading('gate.unavailable.title'),
    barred: (page) => page.getByText(said('session.reason.barred')),
  },
});
