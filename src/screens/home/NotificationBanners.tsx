import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { NotificationBanner } from '../../../machines/home/notification-banners.ts';
import { safeLink } from '../../../machines/safe-url.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { LostRows } from '../LostRows.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

/** Banners from the provider (§2) in the language of the page, each with a button that dismisses it. */
export function NotificationBanners({ actor }: PartProps<'notificationBanners'>) {
  const translate = useTranslate();
  const banners = useSelector(actor, ({ context }) => context.banners);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  if (state === 'loadFailed')
    return (
      <RetryAlert title="home.banners.failed" failure={failure} onRetry={() => actor.send({ type: 'banners.retry' })} />
    );
  if (state !== 'shown') return <LostRows list={banners} id="lost.banners" />;
  return (
    <section aria-label={translate('home.banners.title')} className="grid animate-appear gap-3">
      {banners.map((banner) => (
        <LocalizedBanner
          key={banner.id}
          banner={banner}
          onDismiss={() => actor.send({ type: 'banner.dismiss', id: banner.id })}
        />
      ))}
      <LostRows list={banners} id="lost.banners" />
    </section>
  );
}

interface LocalizedTexts {
  readonly summary: string;
  readonly text: string;
  readonly linkName: string | null;
}

/** The texts in the language of the page. A text that is missing in this language is shown in the other one. */
function textsFor(banner: NotificationBanner, locale: string): LocalizedTexts {
  const { summarySwedish, summaryEnglish, textSwedish, textEnglish, urlNameSwedish, urlNameEnglish } = banner;
  return locale.startsWith('sv')
    ? { summary: summarySwedish || summaryEnglish, text: textSwedish || textEnglish, linkName: urlNameSwedish }
    : { summary: summaryEnglish || summarySwedish, text: textEnglish || textSwedish, linkName: urlNameEnglish };
}

interface LocalizedBannerProps {
  readonly banner: NotificationBanner;
  readonly onDismiss: () => void;
}

function LocalizedBanner({ banner, onDismiss }: LocalizedBannerProps) {
  const translate = useTranslate();
  const { locale } = useIntl();
  const { summary, text, linkName } = textsFor(banner, locale);
  const href = safeLink(banner.url);
  return (
    <Banner
      tone="info"
      title={summary}
      close={{ label: translate('home.banners.close', { summary }), onPress: onDismiss }}
    >
      {text} {href !== null && <ExternalLink href={href}>{linkName || translate('home.banners.link')}</ExternalLink>}
    </Banner>
  );
}
