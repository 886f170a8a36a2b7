import { ADDRESS } from '../pages/addresses.ts';

/** The portal's run-time configuration, as the sandbox serves it at `/config.json`. */
export const portalConfig = (vaultOrigin: string) => ({
  productName: 'Lunchkortet',
  backend: '/api',
  bankIdApp: ADDRESS.bankId,
  links: { faq: 'https://lunchkortet.example/fragor', terms: 'https://lunchkortet.example/villkor' },
  frameOrigins: [vaultOrigin],
});
