import { ADDRESS } from '../pages/addresses.ts';

/** The portal's run-time configuration, as the sandbox serves it at `/config.json`. */
export const portalConfig = (vaultOrigin: string) => ({
  productName: 'Lunchkortet',
  backend: '/api',
  addressLookup: '/api/address-lookup',
  bankIdApp: ADDRESS.bankId,
  links: {
    faq: 'https://lunchkortet.example/fragor',
    terms: 'https://lunchkortet.example/villkor',
    apps: {
      ios: 'https://lunchkortet.example/app/ios',
      android: 'https://lunchkortet.example/app/android',
      mac: 'https://lunchkortet.example/app/mac',
    },
  },
  frameOrigins: [vaultOrigin],
});
