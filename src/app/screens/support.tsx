import type { ComponentProps } from 'react';
import { supportTicket } from '../../../machines/support/support-ticket.ts';
import { SupportView } from '../../screens/support/SupportView.tsx';
import { TermsConditionsView } from '../../screens/support/TermsConditionsView.tsx';
import { defineScreen, defineStaticScreen } from '../define-screen.ts';
import { useConfig } from '../portal-context.ts';

const Support = ({ actor }: Pick<ComponentProps<typeof SupportView>, 'actor'>) => (
  <SupportView actor={actor} links={useConfig().links} />
);

export const supportScreen = defineScreen(supportTicket, ({ ports }) => ({ ports }), Support);

export const termsConditionsScreen = defineStaticScreen(() => (
  <TermsConditionsView address={useConfig().links.terms} />
));
