import type { AnyFlow } from './flow.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';
import { activateCardFlow } from './flows/activate-card.flow.ts';
import { appRedirectFlow } from './flows/app-redirect.flow.ts';
import { articlesFlow } from './flows/articles.flow.ts';
import { automaticTopupFlow } from './flows/automatic-topup.flow.ts';
import { balanceFlow } from './flows/balance.flow.ts';
import { bankidSigningFlow } from './flows/bankid-signing.flow.ts';
import { calendarAvailabilityFlow } from './flows/calendar-availability.flow.ts';
import { calendarFileFlow } from './flows/calendar-file.flow.ts';
import { cardFlow } from './flows/card.flow.ts';
import { cardStatusFlow } from './flows/card-status.flow.ts';
import { changePasswordFlow } from './flows/change-password.flow.ts';
import { consentFlow } from './flows/consent.flow.ts';
import { contactChangeFlow } from './flows/contact-change.flow.ts';
import { contactCheckFlow } from './flows/contact-check.flow.ts';
import { contactRestoringFlow } from './flows/contact-restoring.flow.ts';
import { contactVerificationFlow } from './flows/contact-verification.flow.ts';
import { currencyCalculatorFlow } from './flows/currency-calculator.flow.ts';
import { homeFlow } from './flows/home.flow.ts';
import { inactivityFlow } from './flows/inactivity.flow.ts';
import { languageFlow } from './flows/language.flow.ts';
import { languageSavingFlow } from './flows/language-saving.flow.ts';
import { latestTransactionsFlow } from './flows/latest-transactions.flow.ts';
import { limitsFlow } from './flows/limits.flow.ts';
import { loginBankidFlow } from './flows/login-bankid.flow.ts';
import { loginPasswordFlow } from './flows/login-password.flow.ts';
import { mobileDevicesFlow } from './flows/mobile-devices.flow.ts';
import { nextOrderFlow } from './flows/next-order.flow.ts';
import { nextTopupFlow } from './flows/next-topup.flow.ts';
import { notificationBannersFlow } from './flows/notification-banners.flow.ts';
import { notificationPreferencesFlow } from './flows/notification-preferences.flow.ts';
import { oneTimeCodeFlow } from './flows/one-time-code.flow.ts';
import { orderMonthsFlow } from './flows/order-months.flow.ts';
import { passwordRecoveryFlow } from './flows/password-recovery.flow.ts';
import { passwordResetFlow } from './flows/password-reset.flow.ts';
import { deliveryAddressFlow, orderSigningFlow, physicalCardOrderFlow } from './flows/physical-card.flow.ts';
import { physicalCardOfferFlow } from './flows/physical-card-offer.flow.ts';
import { pinChoiceFlow } from './flows/pin-choice.flow.ts';
import { pinUnblockFlow } from './flows/pin-unblock.flow.ts';
import { portalFlow } from './flows/portal.flow.ts';
import { classicReplacementFlow, digitalReplacementFlow, replacementCardFlow } from './flows/replacement-card.flow.ts';
import { screenHostFlow } from './flows/screen-host.flow.ts';
import { sensitiveInfoFlow } from './flows/sensitive-info.flow.ts';
import { sessionFlow } from './flows/session.flow.ts';
import { signatureFlow } from './flows/signature.flow.ts';
import { supportTicketFlow } from './flows/support-ticket.flow.ts';
import { temporaryBlockFlow } from './flows/temporary-block.flow.ts';
import { toastFlow, toastsFlow } from './flows/toasts.flow.ts';
import { topupMonthFlow } from './flows/topup-month.flow.ts';
import { topupsFlow } from './flows/topups.flow.ts';
import { transactionListFlow } from './flows/transaction-list.flow.ts';
import { transactionsFlow } from './flows/transactions.flow.ts';
import { transactionsExportFlow } from './flows/transactions-export.flow.ts';

/** The browser flows of all machines. */
export const flows: readonly AnyFlow[] = [
  portalFlow,
  screenHostFlow,
  languageFlow,
  languageSavingFlow,
  sessionFlow,
  inactivityFlow,
  loginBankidFlow,
  loginPasswordFlow,
  passwordRecoveryFlow,
  passwordResetFlow,
  appRedirectFlow,
  accessGateFlow,
  calendarAvailabilityFlow,
  homeFlow,
  contactChangeFlow,
  contactVerificationFlow,
  changePasswordFlow,
  limitsFlow,
  notificationPreferencesFlow,
  bankidSigningFlow,
  oneTimeCodeFlow,
  signatureFlow,
  cardFlow,
  sensitiveInfoFlow,
  pinUnblockFlow,
  temporaryBlockFlow,
  activateCardFlow,
  physicalCardOfferFlow,
  physicalCardOrderFlow,
  deliveryAddressFlow,
  pinChoiceFlow,
  orderSigningFlow,
  mobileDevicesFlow,
  replacementCardFlow,
  digitalReplacementFlow,
  classicReplacementFlow,
  supportTicketFlow,
  consentFlow,
  notificationBannersFlow,
  balanceFlow,
  nextOrderFlow,
  nextTopupFlow,
  latestTransactionsFlow,
  cardStatusFlow,
  articlesFlow,
  contactCheckFlow,
  contactRestoringFlow,
  currencyCalculatorFlow,
  topupsFlow,
  topupMonthFlow,
  orderMonthsFlow,
  automaticTopupFlow,
  calendarFileFlow,
  transactionsFlow,
  transactionListFlow,
  transactionsExportFlow,
  toastsFlow,
  toastFlow,
];
