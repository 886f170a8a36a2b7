import type { Message } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { MessageText } from './MessageText.tsx';

/** What a machine has to say of something that did not happen; nothing when all is well. */
export const ErrorAlert = ({ message }: { readonly message: Message | null }) =>
  message && (
    <Banner tone="bad" role="alert">
      <MessageText message={message} />
    </Banner>
  );
