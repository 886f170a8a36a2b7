import type { Config } from '../../src/app/config.ts';

const links: Config['links'] = {
  faq: 'https://lunchkortet.example/faq',
  terms: 'https://lunchkortet.example/terms',
  privacy: 'https://lunchkortet.example/privacy',
  apps: {
    ios: 'https://lunchkortet.example/app/ios',
    android: 'https://lunchkortet.example/app/android',
    mac: 'https://lunchkortet.example/app/mac',
  },
};

/** Settings with all that an operator can leave out, apart from a ticket form of its own. */
export const CONFIGURED = {
  links,
  support: { lostCardPhone: '08-123 456 78', hours: { sv: 'vardagar 8–17', en: 'weekdays 8–17' } },
} satisfies Partial<Config>;

/** The operator has a ticket form. */
export const WITH_TICKET_FORM = {
  ...CONFIGURED,
  links: { ...links, ticket: 'https://lunchkortet.example/ticket' },
} satisfies Partial<Config>;
