import { PATHS } from '../pages/paths.ts';

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
  reports: '/sandbox/api/differences',
  frameOrigins: [otherOrigin],
  imageOrigins: [otherOrigin],
});
