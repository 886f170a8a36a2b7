import { contactChange } from '../../../machines/contact-details/contact-change.ts';
import { type ContactKind, contactDetail } from '../../../machines/contact-details/contact-detail.ts';
import { contactVerification } from '../../../machines/contact-details/contact-verification.ts';
import { nextPathIn } from '../../../machines/contact-details/verification.ts';
import { ContactChangeView } from '../../screens/contact-details/ContactChangeView.tsx';
import { ContactVerificationView } from '../../screens/contact-details/ContactVerificationView.tsx';
import { defineScreen } from '../define-screen.ts';

const editScreen = (kind: ContactKind) =>
  defineScreen(
    contactChange,
    ({ ports, path, granted }) => {
      const { cardholder } = granted();
      return {
        ports,
        kind,
        cardholderId: cardholder.id,
        current: contactDetail(cardholder, kind),
        next: nextPathIn(path),
      };
    },
    ContactChangeView,
  );

export const editEmailScreen = editScreen('email');
export const editPhoneScreen = editScreen('phone');

export const verificationCodeScreen = defineScreen(
  contactVerification,
  ({ ports, path, granted }) => {
    const { cardholder, notifyGate } = granted();
    return { ports, cardholder, address: path, onEvent: notifyGate };
  },
  ContactVerificationView,
);
