import { appStoreModel } from './app-store/app-store.model.ts';
import { bankIdLoginModel } from './bankid/bankid-login.model.ts';
import { bankIdSignModel } from './bankid/bankid-sign.model.ts';
import { calculatorModel } from './calculator/calculator.model.ts';
import { activationModel } from './card/activation.model.ts';
import { cardModel } from './card/card.model.ts';
import { pinUnblockModel } from './card/pin-unblock.model.ts';
import { cardSecretModel } from './card/secret.model.ts';
import { temporaryBlockModel } from './card/temporary-block.model.ts';
import { walletsModel } from './card/wallets.model.ts';
import { consentModel } from './consent/consent.model.ts';
import { contactChangeModel } from './contact/contact-change.model.ts';
import { contactVerificationModel } from './contact/contact-verification.model.ts';
import { contactCheckModel } from './contact-check/contact-check.model.ts';
import { contactRestoringModel } from './contact-check/contact-restoring.model.ts';
import { accessGateModel } from './gate/access-gate.model.ts';
import { calendarAvailabilityModel } from './gate/calendar-availability.model.ts';
import { articlesModel } from './home/articles.model.ts';
import { balanceModel } from './home/balance.model.ts';
import { cardStandingModel } from './home/card-standing.model.ts';
import { homeModel } from './home/home.model.ts';
import { latestTransactionsModel } from './home/latest-transactions.model.ts';
import { nextTopupModel } from './home/next-topup.model.ts';
import { noticesModel } from './home/notices.model.ts';
import { languageModel } from './language/language.model.ts';
import { languageSavingModel } from './language/language-saving.model.ts';
import type { AnyModel } from './model.ts';
import { passwordLoginModel } from './password/password-login.model.ts';
import { passwordRecoveryModel } from './password/password-recovery.model.ts';
import { passwordResetModel } from './password/password-reset.model.ts';
import { deliveryAddressModel } from './physical-card/delivery-address.model.ts';
import { physicalCardOfferModel } from './physical-card/offer.model.ts';
import { physicalCardOrderModel } from './physical-card/order.model.ts';
import { orderSigningModel } from './physical-card/order-signing.model.ts';
import { pinChoiceModel } from './physical-card/pin-choice.model.ts';
import { portalModel } from './portal/portal.model.ts';
import { blockAndReplaceModel } from './replacement/block-and-replace.model.ts';
import { classicReplacementModel } from './replacement/classic-replacement.model.ts';
import { replacementModel } from './replacement/replacement.model.ts';
import { sessionModel } from './session/session.model.ts';
import { passwordChangeModel } from './settings/change-password.model.ts';
import { limitsModel } from './settings/limits.model.ts';
import { notificationPreferencesModel } from './settings/notification-preferences.model.ts';
import { oneTimeCodeModel } from './signature/one-time-code.model.ts';
import { signatureModel } from './signature/signature.model.ts';
import { supportTicketModel } from './support/support-ticket.model.ts';
import { toastModel } from './toasts/toast.model.ts';
import { toastsModel } from './toasts/toasts.model.ts';
import { automaticTopupModel } from './topup/automatic-topup.model.ts';
import { calendarFileModel } from './topup/calendar-file.model.ts';
import { topupCalendarModel } from './topup/topup-calendar.model.ts';
import { topupMonthModel } from './topup/topup-month.model.ts';
import { transactionListModel } from './transactions/transaction-list.model.ts';
import { transactionsModel } from './transactions/transactions.model.ts';
import { transactionsExportModel } from './transactions/transactions-export.model.ts';

/** The model of every machine that ships: what path tests, diagrams and coverage are made from. */
export const models: readonly AnyModel[] = [
  portalModel,
  languageModel,
  languageSavingModel,
  sessionModel,
  bankIdLoginModel,
  bankIdSignModel,
  accessGateModel,
  calendarAvailabilityModel,
  homeModel,
  signatureModel,
  oneTimeCodeModel,
  cardModel,
  cardSecretModel,
  pinUnblockModel,
  temporaryBlockModel,
  activationModel,
  physicalCardOfferModel,
  physicalCardOrderModel,
  deliveryAddressModel,
  pinChoiceModel,
  orderSigningModel,
  walletsModel,
  replacementModel,
  blockAndReplaceModel,
  classicReplacementModel,
  passwordLoginModel,
  passwordRecoveryModel,
  passwordResetModel,
  appStoreModel,
  contactChangeModel,
  contactVerificationModel,
  passwordChangeModel,
  limitsModel,
  notificationPreferencesModel,
  supportTicketModel,
  consentModel,
  noticesModel,
  balanceModel,
  nextTopupModel,
  latestTransactionsModel,
  cardStandingModel,
  articlesModel,
  contactCheckModel,
  contactRestoringModel,
  calculatorModel,
  topupCalendarModel,
  topupMonthModel,
  automaticTopupModel,
  calendarFileModel,
  transactionsModel,
  transactionListModel,
  transactionsExportModel,
  toastsModel,
  toastModel,
];
