import { FormattedMessage, useIntl } from 'react-intl';
import type { Message, MessageId } from '../../machines/message.ts';
import { TextElement } from '../ui/TextElement.tsx';

/** A message of a machine in the language of the page. A detail that `locales/` does not know is shown unchanged. */
export function MessageText({ message }: { readonly message: Message }) {
  const { messages } = useIntl();
  if ('id' in message) return <FormattedMessage {...message} />;
  const id = `detail.${message.text}`;
  return id in messages ? <FormattedMessage id={id as MessageId} /> : <TextElement>{message.text}</TextElement>;
}
