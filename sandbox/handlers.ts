import type * as addressLookup from '../contract/address-lookup.ts';
import type { Contract } from '../contract/calls.ts';
import { accessGateHandlers } from './access-gate/handlers.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { historyHandlers } from './accounts/history-handlers.ts';
import { bankIdHandlers } from './bankid/handlers.ts';
import { cardHandlers } from './cards/handlers.ts';
import { physicalCardHandlers } from './cards/physical-card-handlers.ts';
import { pinHandlers } from './cards/pin-handlers.ts';
import { replacementHandlers } from './cards/replacement-handlers.ts';
import { contactHandlers } from './contact-details/handlers.ts';
import { currencyHandlers } from './content/currencies.ts';
import { contentHandlers } from './content/handlers.ts';
import type { Handlers, HandlerTable } from './handler.ts';
import { passwordHandlers } from './password/handlers.ts';
import { cardholderHandlers } from './people/cardholders.ts';
import { languageHandlers, preferenceHandlers } from './preferences/handlers.ts';
import type { Services } from './services.ts';
import { sessionHandlers } from './session/handlers.ts';
import { signatureHandlers } from './signature/handlers.ts';
import { topupHandlers } from './topups/handlers.ts';

/** The third-party service that returns the network address of a visitor. */
const addressLookupHandlers: Handlers<typeof addressLookup> = { lookUpAddress: (_, { address }) => ({ ip: address }) };

/** The handlers of all calls in the contract. A call without a handler does not compile. */
export const createHandlers = (services: Services): HandlerTable =>
  ({
    ...sessionHandlers(services),
    ...bankIdHandlers(services),
    ...passwordHandlers(services),
    ...signatureHandlers(services),
    ...cardholderHandlers(services),
    ...contactHandlers(services),
    ...accountHandlers(services),
    ...historyHandlers(services),
    ...accessGateHandlers(services),
    ...cardHandlers(services),
    ...pinHandlers(services),
    ...physicalCardHandlers(services),
    ...replacementHandlers(services),
    ...topupHandlers(services),
    ...preferenceHandlers(services),
    ...languageHandlers(services),
    ...contentHandlers(services),
    ...currencyHandlers(services),
    ...addressLookupHandlers,
  }) satisfies Handlers<Contract>;
