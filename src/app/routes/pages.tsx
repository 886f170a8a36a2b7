import { lazy } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { Loading } from '../layout/Loading.tsx';
import { fetchFrames } from '../lazy-frames.ts';

const editContact = () => import('./edit-contact.tsx');
const physicalCard = () => import('./physical-card.tsx');

const Home = lazy(() => import('./home.tsx'));
const Transactions = lazy(() => import('./transactions.tsx'));
const Topup = lazy(() => import('./topup.tsx'));
const Card = lazy(async () => {
  await fetchFrames();
  return import('./card.tsx');
});
const ActivateCard = lazy(() => import('./activate-card.tsx'));
const MobileDevices = lazy(() => import('./mobile-devices.tsx'));
const ReplacementCard = lazy(() => import('./replacement-card.tsx'));
const PhysicalCardWelcome = lazy(() => physicalCard().then(({ Welcome }) => ({ default: Welcome })));
const PhysicalCardAddress = lazy(() => physicalCard().then(({ Address }) => ({ default: Address })));
const ChoosePin = lazy(async () => {
  await fetchFrames();
  return physicalCard().then(({ ChoosePin }) => ({ default: ChoosePin }));
});
const PhysicalCardDone = lazy(() => physicalCard().then(({ Done }) => ({ default: Done })));
const CurrencyCalculator = lazy(() => import('./currency-calculator.tsx'));
const DigitalPay = lazy(() => import('./digital-pay-onboard.tsx'));
const Settings = lazy(() => import('./settings.tsx'));
const SettingsUser = lazy(() => import('./settings-user.tsx'));
const SettingsNotifications = lazy(() => import('./settings-notifications.tsx'));
const SettingsLimits = lazy(() => import('./settings-limits.tsx'));
const SettingsDetails = lazy(() => import('./settings-details.tsx'));
const EditEmail = lazy(() => editContact().then(({ EditEmail }) => ({ default: EditEmail })));
const EditPhone = lazy(() => editContact().then(({ EditPhone }) => ({ default: EditPhone })));
const VerificationCode = lazy(() => import('./verification-code.tsx'));
const Support = lazy(() => import('./support.tsx'));
const NotFound = lazy(() => import('./not-found.tsx'));

/** The pages behind the log-in (§2). */
export const PAGES = [
  <Route key="home" path="/home" element={<Home />} />,
  <Route key="transactions" path="/transactions" element={<Transactions />} />,
  <Route key="topup" path="/topup" element={<Topup />} />,
  <Route key="topup-calendar" path="/topup-calendar" element={<Navigate to="/topup" replace />} />,
  <Route key="card" path="/card" element={<Card />} />,
  <Route key="activate-card" path="/activate-card" element={<ActivateCard />} />,
  <Route key="mobile-devices" path="/mobile-devices" element={<MobileDevices />} />,
  <Route key="replacement-card" path="/replacement-card" element={<ReplacementCard />} />,
  <Route key="physical-card-welcome" path="/physical-card-welcome" element={<PhysicalCardWelcome />} />,
  <Route key="physical-card-address" path="/physical-card-address" element={<PhysicalCardAddress />} />,
  <Route key="choose-pin" path="/choose-pin" element={<ChoosePin />} />,
  <Route key="physical-card-done" path="/physical-card-done" element={<PhysicalCardDone />} />,
  <Route key="currency-calculator" path="/currency-calculator" element={<CurrencyCalculator />} />,
  <Route key="digital-pay-onboard" path="/digital-pay-onboard" element={<DigitalPay />} />,
  <Route key="settings" path="/settings" element={<Settings />}>
    <Route index element={<Navigate to="/settings/user" replace />} />
    <Route path="user" element={<SettingsUser />} />
    <Route path="notifications" element={<SettingsNotifications />} />
    <Route path="limits" element={<SettingsLimits />} />
  </Route>,
  <Route key="settings-details" path="/settings/details" element={<SettingsDetails />} />,
  <Route key="edit-email" path="/edit-email" element={<EditEmail />} />,
  <Route key="edit-phone" path="/edit-phone" element={<EditPhone />} />,
  <Route key="verification-code" path="/verification-code" element={<VerificationCode />} />,
  <Route key="support" path="/support" element={<Support />} />,
  // On the way elsewhere: the root sends whoever is logged in on from here.
  ...['/', '/login', '/login/bankid'].map((path) => <Route key={path} path={path} element={<Loading />} />),
  <Route key="not-found" path="*" element={<NotFound />} />,
];
