import { accessGateModel } from './access-gate/access-gate.model.ts';
import { activateCardModel } from './activate-card/activate-card.model.ts';
import { appRedirectModel } from './app-redirect/app-redirect.model.ts';
import { cardModel } from './card/card.model.ts';
import { pinUnblockModel } from './card/pin-unblock.model.ts';
import { sensitiveInfoModel } from './card/sensitive-info.model.ts';
import { temporaryBlockModel } from './card/temporary-block.model.ts';
import { changePasswordModel } from './change-password/change-password.model.ts';
import { consentModel } from './consent/consent.model.ts';
import { contactChangeModel } from './contact-details/contact-change.model.ts';
import { contactCheckModel } from './contact-details/contact-check.model.ts';
import { contactRestoringModel } from './contact-details/contact-restoring.model.ts';
import { contactVerificationModel } from './contact-details/contact-verification.model.ts';
import { currencyCalculatorModel } from './currency-calculator/currency-calculator.model.ts';
import { articlesModel } from './home/articles.model.ts';
import { balanceModel } from './home/balance.model.ts';
import { cardStatusModel } from './home/card-status.model.ts';
import { homeModel } from './home/home.model.ts';
import { latestTransactionsModel } from './home/latest-transactions.model.ts';
import { nextTopupModel } from './home/next-topup.model.ts';
import { notificationBannersModel } from './home/notification-banners.model.ts';
import { languageModel } from './language/language.model.ts';
import { languageSavingModel } from './language/language-saving.model.ts';
import { limitsModel } from './limits/limits.model.ts';
import { loginBankidModel } from './login-bankid/login-bankid.model.ts';
import { loginPasswordModel } from './login-password/login-password.model.ts';
import { mobileDevicesModel } from './mobile-devices/mobile-devices.model.ts';
import type { AnyModel } from './model.ts';
import { notificationPreferencesModel } from './notification-preferences/notification-preferences.model.ts';
import { passwordRecoveryModel } from './password-reset/password-recovery.model.ts';
import { passwordResetModel } from './password-reset/password-reset.model.ts';
import { deliveryAddressModel } from './physical-card/delivery-address.model.ts';
import { orderSigningModel } from './physical-card/order-signing.model.ts';
import { physicalCardOfferModel } from './physical-card/physical-card-offer.model.ts';
import { physicalCardOrderModel } from './physical-card/physical-card-order.model.ts';
import { pinChoiceModel } from './physical-card/pin-choice.model.ts';
import { portalModel } from './portal/portal.model.ts';
import { screenHostModel } from './portal/screen-host.model.ts';
import { classicReplacementModel } from './replacement-card/classic-replacement.model.ts';
import { digitalReplacementModel } from './replacement-card/digital-replacement.model.ts';
import { replacementCardModel } from './replacement-card/replacement-card.model.ts';
import { inactivityModel } from './session/inactivity.model.ts';
import { sessionModel } from './session/session.model.ts';
import { bankidSigningModel } from './signature/bankid-signing.model.ts';
import { oneTimeCodeModel } from './signature/one-time-code.model.ts';
import { signatureModel } from './signature/signature.model.ts';
import { supportTicketModel } from './support/support-ticket.model.ts';
import { toastModel } from './toasts/toast.model.ts';
import { toastsModel } from './toasts/toasts.model.ts';
import { automaticTopupModel } from './topups/automatic-topup.model.ts';
import { calendarAvailabilityModel } from './topups/calendar-availability.model.ts';
import { calendarFileModel } from './topups/calendar-file.model.ts';
import { nextOrderModel } from './topups/next-order.model.ts';
import { orderMonthsModel } from './topups/order-months.model.ts';
import { topupMonthModel } from './topups/topup-month.model.ts';
import { topupsModel } from './topups/topups.model.ts';
import { transactionListModel } from './transactions/transaction-list.model.ts';
import { transactionsModel } from './transactions/transactions.model.ts';
import { transactionsExportModel } from './transactions/transactions-export.model.ts';

/** The models of all machines. Path tests, coverage and the generated diagrams are based on this list. */
export const models: readonly AnyModel[] = [
  portalModel,
  screenHostModel,
  languageModel,
  languageSavingModel,
  sessionModel,
  inactivityModel,
  loginBankidModel,
  bankidSigningModel,
  accessGateModel,
  calendarAvailabilityModel,
  homeModel,
  signatureModel,
  oneTimeCodeModel,
  cardModel,
  sensitiveInfoModel,
  pinUnblockModel,
  temporaryBlockModel,
  activateCardModel,
  physicalCardOfferModel,
  physicalCardOrderModel,
  deliveryAddressModel,
  pinChoiceModel,
  orderSigningModel,
  mobileDevicesModel,
  replacementCardModel,
  digitalReplacementModel,
  classicReplacementModel,
  loginPasswordModel,
  passwordRecoveryModel,
  passwordResetModel,
  appRedirectModel,
  contactChangeModel,
  contactVerificationModel,
  changePasswordModel,
  limitsModel,
  notificationPreferencesModel,
  supportTicketModel,
  consentModel,
  notificationBannersModel,
  balanceModel,
  nextOrderModel,
  nextTopupModel,
  latestTransactionsModel,
  cardStatusModel,
  articlesModel,
  contactCheckModel,
  contactRestoringModel,
  currencyCalculatorModel,
  topupsModel,
  topupMonthModel,
  orderMonthsModel,
  automaticTopupModel,
  calendarFileModel,
  transactionsModel,
  transactionListModel,
  transactionsExportModel,
  toastsModel,
  toastModel,
];
