import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { changePassword } from '../../machines/change-password/change-password.ts';
import { contactChange } from '../../machines/contact-details/contact-change.ts';
import { readDraft, saveDraft } from '../../machines/draft.ts';
import { supportTicket } from '../../machines/support/support-ticket.ts';
import { storagePorts } from './storage-ports.ts';

const watchContacts = () => () => undefined;

it('keeps a ticket that is being written over a reload, once', () => {
  const { ports, stored } = storagePorts();
  const before = createActor(supportTicket, { input: { ports, watchContacts } }).start();
  before.send({ type: 'field.changed', field: 'message', value: 'Mitt kort har inte kommit.' });
  saveDraft(ports, before.getSnapshot());
  const values = () =>
    createActor(supportTicket, { input: { ports, watchContacts } }).start().getSnapshot().context.form.values;
  expect(values()).toEqual({
    message: 'Mitt kort har inte kommit.',
    email: '',
    phone: '',
    organisationNumber: '',
    agreed: false,
  });
  expect(stored.size).toBe(0);
  expect(values().message).toBe('');
});

it('keeps a contact detail that is being written', () => {
  const { ports } = storagePorts();
  const input = { ports, kind: 'email', cardholderId: 501, current: null, next: null } as const;
  const before = createActor(contactChange, { input }).start();
  before.send({ type: 'field.changed', field: 'value', value: 'anna.ny@' });
  saveDraft(ports, before.getSnapshot());
  expect(createActor(contactChange, { input }).start().getSnapshot().context.form.values.value).toBe('anna.ny@');
});

it('keeps nothing of a ticket that is being sent: it would be sent twice', () => {
  const { ports, stored } = storagePorts();
  const form = createActor(supportTicket, { input: { ports, watchContacts } }).start();
  const values = { message: 'Mitt kort har inte kommit.', phone: '0701740605', agreed: true } as const;
  for (const [field, value] of Object.entries(values)) form.send({ type: 'field.changed', field, value } as never);
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().value).toBe('submitting');
  saveDraft(ports, form.getSnapshot());
  expect(stored.size).toBe(0);
});

it('never keeps a password', () => {
  const { ports, stored } = storagePorts();
  const form = createActor(changePassword, { input: { ports, onEvent: () => undefined } }).start();
  form.send({ type: 'field.changed', field: 'oldPassword', value: 'Lunch-2026' });
  saveDraft(ports, form.getSnapshot());
  expect(stored.size).toBe(0);
});

it('returns the values of the same form only, for five minutes', () => {
  const { ports, clock } = storagePorts();
  saveDraft(ports, createActor(supportTicket, { input: { ports, watchContacts } }).start().getSnapshot());
  expect(readDraft(ports, 'contact-change')).toEqual({});
  clock.now += 299_999;
  expect(readDraft(ports, 'support-ticket')).toHaveProperty('message', '');
  clock.now += 1;
  expect(readDraft(ports, 'support-ticket')).toEqual({});
});

it.each(['', 'no JSON', 'null', '{"form":"support-ticket"}'])('ignores “%s” in the storage', (draft) => {
  const { ports } = storagePorts();
  ports.device.write('draft', draft);
  const { values } = createActor(supportTicket, { input: { ports, watchContacts } }).start().getSnapshot().context.form;
  expect(values.message).toBe('');
});
