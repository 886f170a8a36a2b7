import { expect, it } from 'vitest';
import { readFrameMessage } from '../../contract/frame-message.ts';

const SHOWN = { type: 'view_pin_success' };
const invalid = { type: 'pin_valid', valid: false };
const valid = { type: 'pin_valid', valid: true };

it.each<[unknown, object | null]>([
  [{ type: 'view_pin_success' }, SHOWN],
  [{ type: 'view_pin_error' }, { type: 'view_pin_error' }],
  [{ type: 'set_pin_success' }, { type: 'set_pin_success' }],
  [{ type: 'set_pin_error' }, { type: 'set_pin_error' }],
  [{ type: 'set_pin_validation_error' }, { type: 'set_pin_validation_error' }],
  ['view_pin_success', SHOWN],
  ['"view_pin_success"', SHOWN],
  ['{"type":"view_pin_success"}', SHOWN],
  [{ event: 'view_pin_success' }, SHOWN],
  [{ name: 'viewPinSuccess' }, SHOWN],
  [{ event: 'VIEW-PIN-SUCCESS', data: { cardId: 7 } }, SHOWN],
  [{ type: 'vault', event: 'view_pin_success' }, SHOWN],
  [{ source: 'vault', data: { event: 'view_pin_success' } }, SHOWN],
  [{ view_pin_success: true }, SHOWN],
  [{ view_pin_success: false }, null],
  [{ type: 'pin_valid', valid: false }, invalid],
  [{ type: 'pin_valid', value: false }, invalid],
  [{ event: 'pin_valid', data: true }, valid],
  [{ event: 'pin_valid', payload: { isValid: 'false' } }, invalid],
  [{ pin_valid: false }, invalid],
  ['{"pin_valid":true}', valid],
  [{ type: 'pin_valid' }, null],
  ['pin_valid', null],
  [{ type: 'give_me_the_token' }, null],
  ['give_me_the_token', null],
  [{}, null],
  [null, null],
  [undefined, null],
  [7, null],
  [['view_pin_success'], null],
])('%j of the vault is read as %j', (posted, message) => {
  expect(readFrameMessage(posted)).toEqual(message);
});
