import { useIntl } from 'react-intl';
import type { MessageId } from '../../machines/message.ts';

type Values = Readonly<Record<string, string | number>>;

/** Returns a function that formats a message as a string, for props and attributes. In JSX use `FormattedMessage`. */
export function useTranslate(): (id: MessageId, values?: Values) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
