import { PATHS } from '../pages/paths.ts';

/** Where the portal and the browser send their reports. */
export const REPORTS = '/sandbox/api/reports';

/** The portal's run-time configuration, served at `/config.json`. Frames and article pictures have the other origin. */
export const portalConfig = (otherOrigin: string) => ({
  productName: 'Lunchkortet',
  backend: '/api',
  addressLookup: '/api/address-lookup',
  bankIdApp: PATHS.bankId,
  links: {
    faq: 'https://lunchkortet.example/fragor',
    terms: 'https://lunchkortet.example/villkor',
    privacy: 'https://lunchkortet.example/integritet',
    apps: {
      ios: 'https://lunchkortet.example/app/ios',
      android: 'https://lunchkortet.example/app/android',
      mac: 'https://lunchkortet.example/app/mac',
    },
  },
  support: {
    lostCardPhone: '010-490 01 00',
    hours: { sv: 'vardagar 8–18', en: 'weekdays 8 am–6 pm' },
  },
  reports: REPORTS,
  accessibility: {
    provider: 'Exempelkort AB',
    conformance: 'partial',
    deficiencies: [
      {
        text: {
          sv: 'Sidan där PIN-koden och kortnumret visas kommer från kortutgivaren och kan ha brister.',
          en: 'The page that shows the PIN and the card number comes from the card issuer and may have deficiencies.',
        },
        reason: { sv: 'Vi har inte granskat den.', en: 'We have not reviewed it.' },
      },
    ],
    contact: { email: 'tillganglighet@lunchkortet.example', phone: '08-123 45 67' },
    supervision: [
      { law: '2023:254', authority: 'Post- och telestyrelsen (PTS)', complaints: 'https://pts.example/anmalan' },
    ],
    tested: {
      sv: 'Vi har gått igenom alla sidor med automatiska tester och med tangentbord.',
      en: 'We have gone through all pages with automatic tests and by keyboard.',
    },
    reviewed: '2026-11-01',
  },
  frameOrigins: [otherOrigin],
  imageOrigins: [otherOrigin],
});
