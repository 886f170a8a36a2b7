import type { Message } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { Said } from './Said.tsx';

/** What a machine has to say of something that did not happen; nothing when all is well. */
export const Trouble = ({ message }: { readonly message: Message | null }) =>
  message && (
    <Banner tone="bad" role="alert">
      <Said message={message} />
    </Banner>
  );
