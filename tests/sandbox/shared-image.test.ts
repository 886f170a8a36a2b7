import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-test.ts';
import { sharedImage } from './shared-image.ts';

it('is made once, and each sandbox has a copy of its own', () => {
  const image = sharedImage(() => expect.fail('made twice'));
  expect(image.length).toBeGreaterThan(1_000_000);
  const first = openSandbox();
  first.services.db.run`UPDATE person SET first_name = 'Annika' WHERE persona = 'anna'`;
  first.close();
  const second = openSandbox();
  expect(second.services.db.one`SELECT first_name AS name FROM person WHERE persona = 'anna'`).toEqual({
    name: 'Anna',
  });
  second.close();
});
