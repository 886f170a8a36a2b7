import { useIntl } from 'react-intl';
import { LOCALES } from '../../machines/language/locales.ts';
import type { Language } from '../../machines/ports.ts';

/** The language of the page. */
export const useLanguage = (): Language => (useIntl().locale === LOCALES.en ? 'en' : 'sv');
