import { doorModel } from '@lunchkortet/model-engine/example/door';
import { kettleModel } from '@lunchkortet/model-engine/example/kettle';
import { expect } from '@playwright/test';
import { oddModels } from '../../tests/atlas/project/odd-machines.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test as base } from './site-test.ts';

const models = [doorModel, kettleModel, ...oddModels];

/** The atlas of a project without an application. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  siteContent: [({}, use) => use({ models }), { scope: 'worker' }],
});

// One worker builds the site once.
test.describe.configure({ mode: 'serial' });

test('another project has the pages that its machines have something for', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Flows', 'Actors']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Machines']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Actors', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Map of the actors' }).getByRole('link')).toHaveCount(models.length);
  await page.goto('./#/texts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

for (const { machine } of models)
  test(`the pages of ${machine.id} lead to its states, transitions and paths`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: machine.id, exact: true }).click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByRole('listitem').filter({ hasText: 'has a dot' })).toHaveCount(
      machine.id === 'my.clock' ? 1 : 0,
    );
    await expect(page.getByText(/npm run|browser run|picture/)).toHaveCount(0);
    await page
      .getByRole('region', { name: `Diagram of ${machine.id}` })
      .getByRole('link')
      .last()
      .click();
    await expect(panel.getByText(/^(State|Transition)/).first()).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await panel.getByRole('heading', { name: 'States' }).locator('~ ul').getByRole('link').last().click();
    await expect(panel.getByText('What was checked')).toBeVisible();
    await panel.locator('.paths').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(panel.getByRole('status')).toHaveText(/^Step 2 of/);
    await expectAccessible(page);
  });

test('the search finds a guard and leads to its state', async ({ page }) => {
  await page.goto('./#/search/isKnown');
  await page.getByRole('link', { name: 'isKnown', exact: true }).click();
  await expect(page.getByRole('complementary')).toContainText('checked');
});
