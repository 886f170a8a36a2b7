import { card } from '../../../machines/card/card.ts';
import { CardView } from '../../screens/card/CardView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

export default screen(
  'card',
  card,
  ({ ports, portal }) => ({ ports, accountId: openGate(portal).account.id }),
  CardView,
);
