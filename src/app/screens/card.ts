import { card } from '../../../machines/card/card.ts';
import { CardView } from '../../screens/card/CardView.tsx';
import { defineScreen } from '../define-screen.ts';

export const cardScreen = defineScreen(
  card,
  ({ ports, granted }) => ({ ports, accountId: granted().account.id }),
  CardView,
);
