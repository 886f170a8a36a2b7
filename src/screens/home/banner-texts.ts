import type { NotificationBanner } from '../../../machines/home/notification-banners.ts';
import type { Language } from '../../../machines/ports.ts';

export interface LocalizedText {
  readonly text: string;
  readonly language: Language;
}

interface LocalizedTexts {
  readonly summary: LocalizedText;
  readonly text: LocalizedText;
  readonly linkName: string | null;
}

/** The text in the language of the page, or in the other one if it is missing. */
function textIn(language: Language, texts: Readonly<Record<Language, string>>): LocalizedText {
  const other = language === 'sv' ? 'en' : 'sv';
  return texts[language] ? { text: texts[language], language } : { text: texts[other], language: other };
}

/** The texts of a banner in the language of the page. A missing summary or text is shown in the other language. */
export function bannerTexts(banner: NotificationBanner, language: Language): LocalizedTexts {
  return {
    summary: textIn(language, { sv: banner.summarySwedish, en: banner.summaryEnglish }),
    text: textIn(language, { sv: banner.textSwedish, en: banner.textEnglish }),
    linkName: language === 'sv' ? banner.urlNameSwedish : banner.urlNameEnglish,
  };
}
