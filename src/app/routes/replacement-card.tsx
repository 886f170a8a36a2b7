import { replacement } from '../../../machines/replacement-card/replacement-card.ts';
import { ReplacementView } from '../../screens/replacement-card/ReplacementView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

/** Asks for a digital card (decision 9). */
const DIGITAL = 'digital';

export default screen(
  'replacement-card',
  replacement,
  ({ ports, portal }) => {
    const { account, tell } = openGate(portal);
    return {
      ports,
      accountId: account.id,
      wantsDigital: new URLSearchParams(location.search).has(DIGITAL),
      tell: (card) => tell({ type: 'card.read', accountId: account.id, card }),
    };
  },
  ReplacementView,
);
