import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { limitBody } from '../body-limit.ts';
import { choosePin } from '../cards/pin-handlers.ts';
import { compression } from '../compression.ts';
import { readCardholder } from '../people/cardholders.ts';
import { vaultHeaders } from '../portal/headers.ts';
import { problemResponse } from '../rejection.ts';
import { formFields } from '../request.ts';
import type { Services } from '../services.ts';
import { choosePinContent, detailsContent, pinContent, textContent, vaultPage } from './pages.ts';
import { type VaultTexts, vaultTexts } from './texts.ts';
import { closeTicket, findOpenTicket, openTicket } from './tickets.ts';

const assets = serveStatic({ root: join(import.meta.dirname, 'assets'), rewriteRequestPath: (path) => path.slice(7) });

/** Article pictures. In production they are on the origin of the content provider; this is the sandbox's only other one. */
const pictures = serveStatic({ root: join(import.meta.dirname, '../content') });

const aboutPage = html`<p>In production this origin belongs to another company. The portal shows its pages in frames: card
  details, the PIN, and choosing a PIN.</p>`;

const PIN = /^\d{4}$/;

/** Reads a form; the returned function gives the text of a field, or an empty string. */
async function readForm(c: Context): Promise<(name: string) => string> {
  const fields = await formFields(c.req);
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
}

/** Data that all pages of one request need. */
interface PageContext {
  readonly language: string;
  readonly texts: VaultTexts;
  readonly parentOrigin: string;
}

function pageContext({ db }: Services, c: Context, parentOrigin: string, cardholderId?: number): PageContext {
  const holder =
    cardholderId === undefined
      ? undefined
      : db.one<{ language: string | null }>`SELECT language FROM cardholder WHERE id = ${cardholderId}`;
  const accepted = /^en\b/i.test(c.req.header('Accept-Language') ?? '') ? 'en' : 'sv';
  const language = holder?.language ?? accepted;
  return { language, texts: vaultTexts(language), parentOrigin };
}

function expiredPage(c: Context, page: PageContext, title: string, message?: 'view_pin_error' | 'set_pin_error') {
  const content = textContent(page.texts.expired);
  return c.html(vaultPage({ ...page, title, content, ...(message && { message: { type: message } }) }), 410);
}

function showDetails(services: Services, c: Context, parentOrigin: string, token: string) {
  const card = openTicket(services, token, 'DETAILS');
  const page = pageContext(services, c, parentOrigin, card?.cardholderId);
  const title = page.texts.details;
  if (!card) return expiredPage(c, page, title);
  const { firstName, lastName } = readCardholder(services.db, card.cardholderId);
  const content = detailsContent(card, `${firstName} ${lastName}`, page.texts);
  return c.html(vaultPage({ ...page, title, content }));
}

function showPin(services: Services, c: Context, parentOrigin: string, ticket: string) {
  const card = openTicket(services, ticket, 'VIEW_PIN');
  const page = pageContext(services, c, parentOrigin, card?.cardholderId);
  const title = page.texts.pin;
  if (!card?.pin) return expiredPage(c, page, title, 'view_pin_error');
  const content = pinContent(card.pin, page.texts);
  return c.html(vaultPage({ ...page, title, content, message: { type: 'view_pin_success' } }));
}

function showChoosePin(services: Services, c: Context, parentOrigin: string, ticket: string) {
  const card = openTicket(services, ticket, 'SET_PIN');
  const page = pageContext(services, c, parentOrigin, card?.cardholderId);
  const title = page.texts.choose;
  if (!card) return expiredPage(c, page, title, 'set_pin_error');
  return c.html(vaultPage({ ...page, title, content: choosePinContent(ticket, page.texts, false) }));
}

async function savePin(services: Services, c: Context, parentOrigin: string) {
  const field = await readForm(c);
  const [ticket, pin] = [field('ticket'), field('pin')];
  const card = findOpenTicket(services, ticket, 'SET_PIN');
  const page = pageContext(services, c, parentOrigin, card?.cardholderId);
  const { texts } = page;
  const title = texts.choose;
  if (!card) return expiredPage(c, page, title, 'set_pin_error');
  if (!PIN.test(pin) || pin !== field('repeat')) {
    const content = choosePinContent(ticket, texts, true);
    return c.html(vaultPage({ ...page, title, content, message: { type: 'set_pin_validation_error' } }), 400);
  }
  const isSaved = services.db.transaction(() => {
    closeTicket(services, ticket);
    return choosePin(services.db, card.referenceCode, pin);
  });
  const message = { type: isSaved ? 'set_pin_success' : 'set_pin_error' } as const;
  const content = textContent(isSaved ? texts.saved : texts.failed);
  return c.html(vaultPage({ ...page, title, content, message }), isSaved ? 200 : 409);
}

/** The card vault: pages that only the portal may frame, each opened by a single-use ticket. */
export function vaultApp(services: Services, portalOrigin: (c: Context) => string): Hono {
  const app = new Hono();
  app.onError(problemResponse);
  app.use(...compression);
  app.use(vaultHeaders(portalOrigin));
  app.use(limitBody);
  app.get('/pictures/*', pictures);
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/assets/*', assets);
  app.get('/', (c) =>
    c.html(vaultPage({ language: 'en', title: 'Card vault', content: aboutPage, parentOrigin: portalOrigin(c) })),
  );
  app.post('/card', async (c) => showDetails(services, c, portalOrigin(c), (await readForm(c))('token')));
  app.get('/view-pin', (c) => showPin(services, c, portalOrigin(c), c.req.query('ticket') ?? ''));
  app.get('/set-pin', (c) => showChoosePin(services, c, portalOrigin(c), c.req.query('ticket') ?? ''));
  app.post('/set-pin', (c) => savePin(services, c, portalOrigin(c)));
  return app;
}
