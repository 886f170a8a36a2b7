import type { Message } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { MessageText } from './MessageText.tsx';

/** The reason why what the user just submitted was rejected or failed; renders nothing if `message` is null. */
export const ErrorAlert = ({ message }: { readonly message: Message | null }) =>
  message && (
    <Banner tone="danger" role="alert">
      <MessageText message={message} />
    </Banner>
  );
