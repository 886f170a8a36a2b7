import * as access from './access.ts';
import * as account from './account.ts';
import * as addressLookup from './address-lookup.ts';
import * as bankid from './bankid.ts';
import * as calendar from './calendar.ts';
import type { Call } from './call.ts';
import * as card from './card.ts';
import * as cardholder from './cardholder.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as currency from './currency.ts';
import * as history from './history.ts';
import * as language from './language.ts';
import * as password from './password.ts';
import * as physicalCard from './physical-card.ts';
import * as pin from './pin.ts';
import * as preferences from './preferences.ts';
import * as replacement from './replacement.ts';
import * as session from './session.ts';
import * as signature from './signature.ts';
import * as topup from './topup.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'effect' in value;

/** Every call there is, module by module: what the OpenAPI document and the sandbox's routes are made from. */
export const calls: readonly Call[] = [
  session,
  bankid,
  password,
  addressLookup,
  signature,
  cardholder,
  contact,
  account,
  history,
  access,
  card,
  pin,
  physicalCard,
  replacement,
  topup,
  calendar,
  preferences,
  language,
  content,
  currency,
].flatMap((module) => Object.values<unknown>(module).filter(isCall));
