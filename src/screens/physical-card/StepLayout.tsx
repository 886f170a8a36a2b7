import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The layout of a step: one centred column with a link back, because the navigation is hidden (§2). */
export const StepLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-120 grid-cols-[minmax(0,1fr)] gap-5">
    {children}
    <LinkButton kind="ghost" to="/card">
      <FormattedMessage id="physical-card.back" />
    </LinkButton>
  </div>
);
