import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The way back to the card, from wherever a replacement has ended. */
export const ToCard = (props: Pick<ComponentProps<typeof LinkButton>, 'kind'>) => (
  <LinkButton to="/card" {...props}>
    <FormattedMessage id="replacement.back" />
  </LinkButton>
);
