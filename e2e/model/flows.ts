import type { AnyFlow } from './flow.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';
import { activationFlow } from './flows/activation.flow.ts';
import { appStoreFlow } from './flows/app-store.flow.ts';
import { automaticTopupFlow } from './flows/automatic-topup.flow.ts';
import { bankIdLoginFlow } from './flows/bankid-login.flow.ts';
import { bankIdSignFlow } from './flows/bankid-sign.flow.ts';
import { calculatorFlow } from './flows/calculator.flow.ts';
import { calendarAvailabilityFlow } from './flows/calendar-availability.flow.ts';
import { calendarFileFlow } from './flows/calendar-file.flow.ts';
import { cardFlow } from './flows/card.flow.ts';
import { cardSecretFlow } from './flows/card-secret.flow.ts';
import { passwordChangeFlow } from './flows/change-password.flow.ts';
import { consentFlow } from './flows/consent.flow.ts';
import { contactChangeFlow } from './flows/contact-change.flow.ts';
import { contactCheckFlow } from './flows/contact-check.flow.ts';
import { contactRestoringFlow } from './flows/contact-restoring.flow.ts';
import { contactVerificationFlow } from './flows/contact-verification.flow.ts';
import { balanceFlow, homeFlow, latestTransactionsFlow, nextTopupFlow } from './flows/home.flow.ts';
import { articlesFlow, cardStandingFlow, noticesFlow } from './flows/home-extras.flow.ts';
import { languageFlow } from './flows/language.flow.ts';
import { languageSavingFlow } from './flows/language-saving.flow.ts';
import { limitsFlow } from './flows/limits.flow.ts';
import { notificationPreferencesFlow } from './flows/notification-preferences.flow.ts';
import { oneTimeCodeFlow } from './flows/one-time-code.flow.ts';
import { passwordLoginFlow } from './flows/password-login.flow.ts';
import { passwordRecoveryFlow } from './flows/password-recovery.flow.ts';
import { passwordResetFlow } from './flows/password-reset.flow.ts';
import { deliveryAddressFlow, orderSigningFlow, physicalCardOrderFlow } from './flows/physical-card.flow.ts';
import { physicalCardOfferFlow } from './flows/physical-card-offer.flow.ts';
import { pinChoiceFlow } from './flows/pin-choice.flow.ts';
import { pinUnblockFlow } from './flows/pin-unblock.flow.ts';
import { portalFlow } from './flows/portal.flow.ts';
import { blockAndReplaceFlow, classicReplacementFlow, replacementFlow } from './flows/replacement.flow.ts';
import { sessionFlow } from './flows/session.flow.ts';
import { signatureFlow } from './flows/signature.flow.ts';
import { supportTicketFlow } from './flows/support-ticket.flow.ts';
import { temporaryBlockFlow } from './flows/temporary-block.flow.ts';
import { toastFlow, toastsFlow } from './flows/toasts.flow.ts';
import { topupCalendarFlow } from './flows/topup-calendar.flow.ts';
import { topupMonthFlow } from './flows/topup-month.flow.ts';
import { transactionListFlow } from './flows/transaction-list.flow.ts';
import { transactionsFlow } from './flows/transactions.flow.ts';
import { transactionsExportFlow } from './flows/transactions-export.flow.ts';
import { walletsFlow } from './flows/wallets.flow.ts';

/** How each machine is walked in the browser. */
export const flows: readonly AnyFlow[] = [
  portalFlow,
  languageFlow,
  languageSavingFlow,
  sessionFlow,
  bankIdLoginFlow,
  passwordLoginFlow,
  passwordRecoveryFlow,
  passwordResetFlow,
  appStoreFlow,
  accessGateFlow,
  calendarAvailabilityFlow,
  homeFlow,
  contactChangeFlow,
  contactVerificationFlow,
  passwordChangeFlow,
  limitsFlow,
  notificationPreferencesFlow,
  bankIdSignFlow,
  oneTimeCodeFlow,
  signatureFlow,
  cardFlow,
  cardSecretFlow,
  pinUnblockFlow,
  temporaryBlockFlow,
  activationFlow,
  physicalCardOfferFlow,
  physicalCardOrderFlow,
  deliveryAddressFlow,
  pinChoiceFlow,
  orderSigningFlow,
  walletsFlow,
  replacementFlow,
  blockAndReplaceFlow,
  classicReplacementFlow,
  supportTicketFlow,
  consentFlow,
  noticesFlow,
  balanceFlow,
  nextTopupFlow,
  latestTransactionsFlow,
  cardStandingFlow,
  articlesFlow,
  contactCheckFlow,
  contactRestoringFlow,
  calculatorFlow,
  topupCalendarFlow,
  topupMonthFlow,
  automaticTopupFlow,
  calendarFileFlow,
  transactionsFlow,
  transactionListFlow,
  transactionsExportFlow,
  toastsFlow,
  toastFlow,
];
