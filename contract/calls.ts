import * as access from './access.ts';
import * as account from './account.ts';
import * as bankid from './bankid.ts';
import * as calendar from './calendar.ts';
import type { Call } from './call.ts';
import * as cardholder from './cardholder.ts';
import * as content from './content.ts';
import * as currency from './currency.ts';
import * as history from './history.ts';
import * as preferences from './preferences.ts';
import * as session from './session.ts';
import * as topup from './topup.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'effect' in value;

/** Every call there is, module by module: what the OpenAPI document and the sandbox's routes are made from. */
export const calls: readonly Call[] = [
  session,
  bankid,
  cardholder,
  account,
  history,
  access,
  topup,
  calendar,
  preferences,
  content,
  currency,
].flatMap((module) => Object.values<unknown>(module).filter(isCall));
