import { useIntl } from 'react-intl';
import type { Language } from '../../machines/ports.ts';

/** The language of the page. */
export const useLanguage = (): Language => (useIntl().locale.startsWith('sv') ? 'sv' : 'en');
