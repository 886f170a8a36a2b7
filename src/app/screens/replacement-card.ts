import { replacementCard } from '../../../machines/replacement-card/replacement-card.ts';
import { ReplacementCardView } from '../../screens/replacement-card/ReplacementCardView.tsx';
import { defineScreen } from '../define-screen.ts';

/** The query parameter that asks for a digital card (decision 9). */
const DIGITAL = 'digital';

export const replacementCardScreen = defineScreen(
  replacementCard,
  ({ ports, query, granted }) => {
    const { account, cardholder, notifyGate } = granted();
    return {
      ports,
      accountId: account.id,
      clientId: cardholder.branch.clientPackage?.client.id ?? null,
      wantsDigital: query.has(DIGITAL),
      onEvent: (event) => notifyGate({ ...event, accountId: account.id }),
    };
  },
  ReplacementCardView,
);
