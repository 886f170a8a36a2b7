import { useIntl } from 'react-intl';
import type { MessageId } from '../../machines/message.ts';

type Values = Readonly<Record<string, string | number>>;

/** Texts as strings, for labels and titles; inside other text `FormattedMessage` reads better. */
export function useTranslate(): (id: MessageId, values?: Values) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
