import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface Props {
  readonly tone: 'danger' | 'warning';
  readonly title: MessageId;
  readonly text: MessageId;
}

/** A warning about the card or its PIN, with a link to the card page. */
export const CardWarning = ({ tone, title, text }: Props) => (
  <Banner
    tone={tone}
    role="status"
    title={<FormattedMessage id={title} />}
    action={
      <LinkButton to="/card" size="small">
        <FormattedMessage id="home.card.go" />
      </LinkButton>
    }
  >
    <FormattedMessage id={text} />
  </Banner>
);
