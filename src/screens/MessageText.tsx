import { FormattedMessage } from 'react-intl';
import type { Message } from '../../machines/message.ts';

/** What a machine has to say, in the language of the page; words of the server stand as they came. */
export const MessageText = ({ message }: { readonly message: Message }) =>
  'id' in message ? <FormattedMessage {...message} /> : message.text;
