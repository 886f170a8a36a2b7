import { type ComponentProps, useEffect } from 'react';
import { card } from '../../../machines/card/card.ts';
import { CardView } from '../../screens/card/CardView.tsx';
import { fetchAhead } from '../../screens/card/on-demand.ts';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

function WithSecrets(props: ComponentProps<typeof CardView>) {
  useEffect(fetchAhead, []);
  return <CardView {...props} />;
}

export default screen(
  'card',
  card,
  ({ ports, portal }) => ({ ports, accountId: openGate(portal).account.id }),
  WithSecrets,
);
