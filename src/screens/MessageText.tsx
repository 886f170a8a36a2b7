import { FormattedMessage } from 'react-intl';
import type { Message } from '../../machines/message.ts';

/** A message of a machine in the language of the page; a text from the server is shown unchanged. */
export const MessageText = ({ message }: { readonly message: Message }) =>
  'id' in message ? <FormattedMessage {...message} /> : message.text;
