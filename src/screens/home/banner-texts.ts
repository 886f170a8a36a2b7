import type { NotificationBanner } from '../../../machines/home/notification-banners.ts';
import type { Language } from '../../../machines/ports.ts';

interface LocalizedTexts {
  readonly summary: string;
  readonly text: string;
  readonly linkName: string | null;
}

/** The texts of a banner in the language of the page. A missing summary or text is shown in the other language. */
export function bannerTexts(banner: NotificationBanner, language: Language): LocalizedTexts {
  const { summarySwedish, summaryEnglish, textSwedish, textEnglish, urlNameSwedish, urlNameEnglish } = banner;
  return language === 'sv'
    ? { summary: summarySwedish || summaryEnglish, text: textSwedish || textEnglish, linkName: urlNameSwedish }
    : { summary: summaryEnglish || summarySwedish, text: textEnglish || textSwedish, linkName: urlNameEnglish };
}
