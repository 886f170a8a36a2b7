import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { sessionModel } from '../../../machines/session/session.model.ts';
import { defineFlow, type Happening, PASSING } from '../flow.ts';
import { said } from '../words.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: said(name) }) });
const door = (page: Page) => page.getByRole('heading', { name: said('login.bankid.title') });
const question = (title: MessageId) => (page: Page) => page.getByRole('alertdialog', { name: said(title) });
/** Inside, with no question in front of it. */
const inside = (page: Page) =>
  page.locator('body:not(:has([role=alertdialog]))').getByRole('button', { name: said('navigation.logOut') });

/** Some screen makes a call, which the backend answers with this status. */
const answered =
  (status: number): Happening =>
  ({ tell, answerNext }) => {
    answerNext('cardholderInfo', status);
    return tell('call', 'cardholderInfo');
  };

const { 'token.obtained': obtained, 'token.changed': changed } = sessionModel.events;

export const sessionFlow = defineFlow(sessionModel, {
  entrance: ({ offeredToken }) => ({ path: '/home', offeredToken }),
  background: 'held',
  gestures: {
    'token.obtained': ({ tell }, label) => tell('tell', { type: 'token.obtained', ...obtained[label] }),
    'token.changed': ({ tell }, label) => tell('storeElsewhere', changed[label]?.token ?? null),
    'offer.accept': button('session.choosing.switch'),
    'offer.decline': button('session.choosing.keep'),
    'query.succeeded': answered(200),
    'query.unauthorized': answered(401),
    'query.forbidden': answered(403),
    'turn.granted': ({ tell }) => tell('grantTurn'),
    'session.extend': button('session.ending.stay'),
    'session.logOut': button('navigation.logOut'),
    'access.denied': ({ tell }) => tell('tell', { type: 'access.denied' }),
    'link.refused': ({ tell }, label) => tell('send', 'link.refused', label),
  },
  sights: {
    booting: PASSING,
    choosing: question('session.choosing.title'),
    signedOut: door,
    'signedIn.fresh': inside,
    'signedIn.renewal.queued': inside,
    'signedIn.renewal.asking': inside,
    'signedIn.unrenewed': inside,
    'signedIn.ending': question('session.ending.title'),
    leaving: door,
  },
});
