import { wallets } from '../../../machines/mobile-devices/mobile-devices.ts';
import { DevicesView } from '../../screens/mobile-devices/DevicesView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

export default screen(
  'mobile-devices',
  wallets,
  ({ ports, portal }) => ({ ports, accountId: openGate(portal).account.id }),
  DevicesView,
);
