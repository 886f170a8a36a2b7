import type { MessageId } from '../../machines/message.ts';

/** Lets react-intl take only ids that stand in `locales/`. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
