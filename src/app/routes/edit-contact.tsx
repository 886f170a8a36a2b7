import { type ContactKind, contactDetail } from '../../../machines/contact-detail.ts';
import { contactChange } from '../../../machines/contact-details/contact-change.ts';
import { nextIn } from '../../../machines/contact-details/verification.ts';
import { ContactChangeView } from '../../screens/contact-details/ContactChangeView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

const editing = (kind: ContactKind) =>
  screen(
    `edit-${kind}`,
    contactChange,
    ({ ports, portal }) => {
      const { cardholder } = openGate(portal);
      return {
        ports,
        kind,
        cardholderId: cardholder.id,
        current: contactDetail(cardholder, kind),
        next: nextIn(portal.getSnapshot().context.path),
      };
    },
    ContactChangeView,
    { spans: 'accounts' },
  );

export const EditEmail = editing('email');
export const EditPhone = editing('phone');
