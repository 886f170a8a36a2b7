import type { Page } from '@playwright/test';
import { signWithCode } from '../support/signing.ts';
import type { Scenario, Stage } from './scenario.ts';

const press =
  (name: string | RegExp) =>
  ({ page }: Pick<Stage, 'page'>) =>
    page.getByRole('button', { name }).first().click();

const approveFee = (page: Page) => page.getByRole('checkbox', { name: /^Jag godkänner att avgiften/ }).check();

/** Requests a code and enters it, up to the button that confirms it. */
const enterCode = ({ page, sandbox }: Stage) => signWithCode(page, sandbox, () => Promise.resolve());

const confirm = press('Bekräfta');

async function orderWithCode(stage: Stage): Promise<void> {
  await approveFee(stage.page);
  await press('Signera och beställ')(stage);
  await enterCode(stage);
}

async function changeAddress(stage: Stage): Promise<void> {
  await press('Ändra adressen')(stage);
  await stage.page.getByRole('textbox', { name: 'Gatuadress' }).fill('Åvägen 3');
}

/** Each change of a card, with the reads of the same flow before and after it. */
export const CARD_SCENARIOS: readonly Scenario[] = [
  { calls: ['temporaryBlock'], path: '/card', act: press(/^Spärra kortet tillfälligt|^Spärra tillfälligt/) },
  { calls: ['temporaryBlock'], path: '/lost-card', act: press(/^Spärra kortet nu/) },
  { calls: ['startSigning', 'signingQrcode', 'collectSigning'], path: '/card', act: signPin, polls: 10_000 },
  {
    calls: ['sendOneTimeCode'],
    path: '/card',
    hasPassword: true,
    prepare: press(/^Visa PIN-kod/),
    act: press('Skicka kod'),
  },
  { calls: ['viewPin'], path: '/card', hasPassword: true, prepare: prepareSecret(/^Visa PIN-kod/), act: confirm },
  {
    calls: ['cardDetails'],
    path: '/card',
    hasPassword: true,
    prepare: prepareSecret(/^Visa uppgifter/),
    act: confirm,
  },
  {
    calls: ['resetPinAttempts', 'pinAttempts', 'viewPin'],
    path: '/card',
    persona: 'pelle',
    hasPassword: true,
    prepare: prepareSecret('Lås upp PIN-koden'),
    act: confirm,
  },
  {
    calls: ['activateCard', 'accountCards'],
    path: '/activate-card',
    persona: 'ellen',
    prepare: ({ page }) => page.getByRole('textbox', { name: 'Kort-id' }).fill('123456789'),
    act: press('Aktivera kortet'),
  },
  {
    calls: ['physicalCardFee', 'orderPhysicalCard', 'physicalCardEligibility'],
    path: '/physical-card-address',
    hasPassword: true,
    prepare: orderWithCode,
    act: confirm,
  },
  {
    calls: ['saveAddress', 'enrichCardholder'],
    path: '/physical-card-address',
    prepare: changeAddress,
    act: press('Spara adressen'),
  },
  {
    calls: ['choosePin'],
    path: '/choose-pin',
    persona: 'algot',
    prepare: ({ page }) => approveFee(page),
    act: press(/^Välj en egen PIN-kod/),
  },
  {
    calls: ['setRandomPin', 'pinStatus'],
    path: '/choose-pin',
    persona: 'algot',
    prepare: ({ page }) => approveFee(page),
    act: press(/^Låt slumpen välja/),
  },
  {
    calls: ['replaceCard', 'accountCards'],
    path: '/replacement-card',
    persona: 'karin',
    prepare: async ({ page }) => {
      await page.getByRole('radio', { name: 'Det är borttappat eller stulet' }).check();
      await page.getByRole('checkbox').check();
    },
    act: press('Spärra kortet och beställ ett nytt'),
  },
  {
    calls: ['replaceDigitalCard', 'accountCards'],
    path: '/replacement-card?digital',
    act: press('Spärra och skapa ett nytt kort'),
  },
];

async function signPin(stage: Stage): Promise<void> {
  await press(/^Visa PIN-kod/)(stage);
  await press(/^Visa QR-kod/)(stage).catch(() => undefined);
}

function prepareSecret(name: string | RegExp) {
  return async (stage: Stage) => {
    await press(name)(stage);
    await enterCode(stage);
  };
}
