import type { ComponentProps } from 'react';
import { supportTicket } from '../../../machines/support/support-ticket.ts';
import { SupportView } from '../../screens/support/SupportView.tsx';
import { useConfig } from '../portal-context.ts';
import { screen } from '../screen.tsx';

function Support({ actor }: Pick<ComponentProps<typeof SupportView>, 'actor'>) {
  const { links } = useConfig();
  return <SupportView actor={actor} links={links} />;
}

// What is being written belongs to the person, whichever account shows.
export default screen('support', supportTicket, ({ ports }) => ({ ports }), Support, { spans: 'accounts' });
