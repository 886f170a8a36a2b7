import type { ComponentProps } from 'react';
import { contactsOf } from '../../../machines/contact-details/contacts.ts';
import { supportTicket } from '../../../machines/support/support-ticket.ts';
import { SupportView } from '../../screens/support/SupportView.tsx';
import { TermsConditionsView } from '../../screens/support/TermsConditionsView.tsx';
import { useLanguage } from '../../screens/use-language.ts';
import { defineScreen, defineStaticScreen } from '../define-screen.ts';
import { useConfig } from '../portal-context.ts';

function Support({ actor }: Pick<ComponentProps<typeof SupportView>, 'actor'>) {
  const { links, support } = useConfig();
  const language = useLanguage();
  const hours = support?.hours?.[language];
  return <SupportView actor={actor} links={links} contact={{ lostCardPhone: support?.lostCardPhone, hours }} />;
}

export const supportScreen = defineScreen(
  supportTicket,
  ({ ports, watchCardholder }) => ({
    ports,
    watchContacts: (listener) => watchCardholder((cardholder) => listener(contactsOf(cardholder))),
  }),
  Support,
);

export const termsConditionsScreen = defineStaticScreen(() => (
  <TermsConditionsView address={useConfig().links.terms} />
));
