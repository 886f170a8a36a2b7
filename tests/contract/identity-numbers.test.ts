import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OrganisationNumber, SocialSecurityNumber } from '../../contract/identity-numbers.ts';
import { createTicket } from '../../contract/support.ts';
import { PERSONAS } from '../../sandbox/personas/personas.ts';

it.each([
  ['198007019815', true],
  ['8007019815', false],
  ['19800701-9815', false],
  ['1980070198155', false],
  ['19800701981X', false],
  ['', false],
])('whether "%s" is a social security number: %s', (text, isValid) => {
  expect(z.safeParse(SocialSecurityNumber, text).success).toBe(isValid);
});

it.each([
  ['556677-8899', true],
  ['5566778899', false],
  ['556677-889', false],
  ['16556677-8899', false],
  ['556677-88AB', false],
  ['', false],
])('whether "%s" is an organisation number: %s', (text, isValid) => {
  expect(z.safeParse(OrganisationNumber, text).success).toBe(isValid);
  expect(z.safeParse(createTicket.body.organisationNumber, text).success).toBe(isValid);
});

it('every persona has a valid social security number', () => {
  for (const { personalNumber } of PERSONAS) {
    expect(z.safeParse(SocialSecurityNumber, personalNumber).success, personalNumber).toBe(true);
  }
});
