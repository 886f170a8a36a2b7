import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { choosePin } from '../cards/pin.ts';
import { vaultHeaders } from '../portal/headers.ts';
import type { World } from '../world.ts';
import { choosePinContent, detailsContent, pinContent, textContent, vaultPage } from './pages.ts';
import { closeTicket, openedTicket, openTicket } from './tickets.ts';
import { type VaultWords, vaultWords } from './words.ts';

const assets = serveStatic({ root: join(import.meta.dirname, 'assets'), rewriteRequestPath: (path) => path.slice(7) });

const aboutPage = html`<p>Another company's origin in production. Its pages show in frames of the portal: card details,
  the PIN, and the choosing of one.</p>`;

const PIN = /^\d{4}$/;

/** A field of a form, if it is text. */
async function fieldsOf(c: Context): Promise<(name: string) => string> {
  const fields = await c.req.parseBody();
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
}

/** What every page of one request shares. */
interface Sheet {
  readonly language: string;
  readonly words: VaultWords;
  readonly parentOrigin: string;
}

function sheetOf({ db }: World, c: Context, parentOrigin: string, cardholderId?: number): Sheet {
  const holder =
    cardholderId === undefined
      ? undefined
      : db.one<{ language: string | null }>`SELECT language FROM cardholder WHERE id = ${cardholderId}`;
  const asked = /^en\b/i.test(c.req.header('Accept-Language') ?? '') ? 'en' : 'sv';
  const language = holder?.language ?? asked;
  return { language, words: vaultWords(language), parentOrigin };
}

function expired(c: Context, sheet: Sheet, title: string, message?: 'view_pin_error' | 'set_pin_error') {
  const content = textContent(sheet.words.expired);
  return c.html(vaultPage({ ...sheet, title, content, ...(message && { message: { type: message } }) }), 410);
}

function showDetails(world: World, c: Context, parentOrigin: string, token: string) {
  const card = openTicket(world, token, 'DETAILS');
  const sheet = sheetOf(world, c, parentOrigin, card?.cardholderId);
  const title = sheet.words.details;
  if (!card) return expired(c, sheet, title);
  return c.html(vaultPage({ ...sheet, title, content: detailsContent(card, sheet.words) }));
}

function showPin(world: World, c: Context, parentOrigin: string, ticket: string) {
  const card = openTicket(world, ticket, 'VIEW_PIN');
  const sheet = sheetOf(world, c, parentOrigin, card?.cardholderId);
  const title = sheet.words.pin;
  if (!card?.pin) return expired(c, sheet, title, 'view_pin_error');
  const content = pinContent(card.pin, sheet.words);
  return c.html(vaultPage({ ...sheet, title, content, message: { type: 'view_pin_success' } }));
}

function showChoice(world: World, c: Context, parentOrigin: string, ticket: string) {
  const card = openTicket(world, ticket, 'SET_PIN');
  const sheet = sheetOf(world, c, parentOrigin, card?.cardholderId);
  const title = sheet.words.choose;
  if (!card) return expired(c, sheet, title, 'set_pin_error');
  return c.html(vaultPage({ ...sheet, title, content: choosePinContent(ticket, sheet.words, false) }));
}

async function takeChoice(world: World, c: Context, parentOrigin: string) {
  const field = await fieldsOf(c);
  const [ticket, pin] = [field('ticket'), field('pin')];
  const card = openedTicket(world, ticket, 'SET_PIN');
  const sheet = sheetOf(world, c, parentOrigin, card?.cardholderId);
  const { words } = sheet;
  const title = words.choose;
  if (!card) return expired(c, sheet, title, 'set_pin_error');
  if (!PIN.test(pin) || pin !== field('repeat')) {
    const content = choosePinContent(ticket, words, true);
    return c.html(vaultPage({ ...sheet, title, content, message: { type: 'set_pin_validation_error' } }), 400);
  }
  const isChosen = world.db.transaction(() => {
    closeTicket(world, ticket);
    return choosePin(world.db, card.referenceCode, pin);
  });
  const message = { type: isChosen ? 'set_pin_success' : 'set_pin_error' } as const;
  const content = textContent(isChosen ? words.saved : words.failed);
  return c.html(vaultPage({ ...sheet, title, content, message }), isChosen ? 200 : 409);
}

/** The card vault: pages that only the portal may frame, each opened once by a ticket. */
export function vaultApp(world: World, portalOrigin: (c: Context) => string): Hono {
  const app = new Hono();
  app.use(vaultHeaders(portalOrigin));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/assets/*', assets);
  app.get('/', (c) =>
    c.html(vaultPage({ language: 'en', title: 'Card vault', content: aboutPage, parentOrigin: portalOrigin(c) })),
  );
  app.post('/card', async (c) => showDetails(world, c, portalOrigin(c), (await fieldsOf(c))('token')));
  app.get('/view-pin', (c) => showPin(world, c, portalOrigin(c), c.req.query('ticket') ?? ''));
  app.get('/set-pin', (c) => showChoice(world, c, portalOrigin(c), c.req.query('ticket') ?? ''));
  app.post('/set-pin', (c) => takeChoice(world, c, portalOrigin(c)));
  return app;
}
