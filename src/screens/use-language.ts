import { useIntl } from 'react-intl';
import { asLanguage, type Language } from '../../machines/ports.ts';

/** The language of the page. */
export const useLanguage = (): Language => asLanguage(useIntl().locale.slice(0, 2)) ?? 'en';
