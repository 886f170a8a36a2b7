import type * as addressLookup from '../contract/address-lookup.ts';
import { accessAnswers } from './access/answers.ts';
import { accountAnswers } from './accounts/answers.ts';
import { historyAnswers } from './accounts/history.ts';
import type { Answers, AnswerTable } from './answer.ts';
import { bankIdAnswers } from './bankid/answers.ts';
import { cardAnswers } from './cards/answers.ts';
import { physicalCardAnswers } from './cards/physical.ts';
import { pinAnswers } from './cards/pin.ts';
import { replacementAnswers } from './cards/replacement.ts';
import { contactAnswers } from './contacts/answers.ts';
import { contentAnswers } from './content/answers.ts';
import { currencyAnswers } from './content/currencies.ts';
import { passwordAnswers } from './password/answers.ts';
import { peopleAnswers } from './people/answers.ts';
import { preferenceAnswers } from './preferences/answers.ts';
import { languageAnswers } from './preferences/language.ts';
import { sessionAnswers } from './session/answers.ts';
import { signatureAnswers } from './signing/answers.ts';
import { calendarAnswers, topupAnswers } from './topups/answers.ts';
import type { World } from './world.ts';

/** The third party that knows the network address of a visitor. */
const thirdPartyAnswers: Answers<typeof addressLookup> = { lookUpAddress: (_, { address }) => ({ ip: address }) };

/** An answer for every call there is. */
export const answersOf = (world: World): AnswerTable => ({
  ...sessionAnswers(world),
  ...bankIdAnswers(world),
  ...passwordAnswers(world),
  ...signatureAnswers(world),
  ...peopleAnswers(world),
  ...contactAnswers(world),
  ...accountAnswers(world),
  ...historyAnswers(world),
  ...accessAnswers(world),
  ...cardAnswers(world),
  ...pinAnswers(world),
  ...physicalCardAnswers(world),
  ...replacementAnswers(world),
  ...topupAnswers(world),
  ...calendarAnswers(world),
  ...preferenceAnswers(world),
  ...languageAnswers(world),
  ...contentAnswers(world),
  ...currencyAnswers(world),
  ...thirdPartyAnswers,
});
