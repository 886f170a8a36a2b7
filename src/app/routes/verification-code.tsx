import { contactVerification } from '../../../machines/contact-details/contact-verification.ts';
import { ContactVerificationView } from '../../screens/contact-details/ContactVerificationView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

export default screen(
  'verification-code',
  contactVerification,
  ({ ports, portal }) => {
    const { cardholder, tell } = openGate(portal);
    return { ports, cardholderId: cardholder.id, address: portal.getSnapshot().context.path, tell };
  },
  ContactVerificationView,
  { spans: 'accounts' },
);
