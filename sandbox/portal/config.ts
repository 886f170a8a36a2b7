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
    apps: {
      ios: 'https://lunchkortet.example/app/ios',
      android: 'https://lunchkortet.example/app/android',
      mac: 'https://lunchkortet.example/app/mac',
    },
  },
  reports: REPORTS,
  frameOrigins: [otherOrigin],
  imageOrigins: [otherOrigin],
});
