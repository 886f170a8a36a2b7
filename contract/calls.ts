import * as access from './access-gate.ts';
import * as account from './account.ts';
import * as addressLookup from './address-lookup.ts';
import * as bankid from './bankid.ts';
import type { Call } from './call.ts';
import * as card from './card.ts';
import * as cardholder from './cardholder.ts';
import * as changePassword from './change-password.ts';
import * as contactDetails from './contact-details.ts';
import * as currency from './currency-calculator.ts';
import * as home from './home.ts';
import * as language from './language.ts';
import * as loginPassword from './login-password.ts';
import * as passwordReset from './password-reset.ts';
import * as physicalCard from './physical-card.ts';
import * as pin from './pin.ts';
import * as preferences from './preferences.ts';
import * as replacement from './replacement-card.ts';
import * as session from './session.ts';
import * as signature from './signature.ts';
import * as support from './support.ts';
import * as topups from './topups.ts';
import * as transactions from './transactions.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'effect' in value;

const modules = {
  ...session,
  ...bankid,
  ...loginPassword,
  ...passwordReset,
  ...changePassword,
  ...addressLookup,
  ...signature,
  ...cardholder,
  ...contactDetails,
  ...account,
  ...transactions,
  ...access,
  ...card,
  ...pin,
  ...physicalCard,
  ...replacement,
  ...topups,
  ...preferences,
  ...language,
  ...home,
  ...support,
  ...currency,
};

/** All calls, by module. The OpenAPI document and the sandbox's routes are made from this list. */
export const calls: readonly Call[] = Object.values<unknown>(modules).filter(isCall);

/** What the modules of the contract export, by name. */
export type Contract = typeof modules;
