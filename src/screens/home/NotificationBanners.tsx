import { useSelector } from '@xstate/react';
import type { NotificationBanner } from '../../../machines/home/notification-banners.ts';
import { safeLink } from '../../../machines/safe-url.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { LostRows } from '../LostRows.tsx';
import { useLanguage } from '../use-language.ts';
import { useTranslate } from '../use-translate.ts';
import { BannerText } from './BannerText.tsx';
import { bannerTexts } from './banner-texts.ts';
import type { PartProps } from './home-props.ts';

/** Banners from the provider (§2) in the language of the page, each with a button that dismisses it. */
export function NotificationBanners({ actor }: PartProps<'notificationBanners'>) {
  const translate = useTranslate();
  const banners = useSelector(actor, ({ context }) => context.banners);
  const state = useSelector(actor, ({ value }) => value);
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

interface LocalizedBannerProps {
  readonly banner: NotificationBanner;
  readonly onDismiss: () => void;
}

function LocalizedBanner({ banner, onDismiss }: LocalizedBannerProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { summary, text, linkName } = bannerTexts(banner, language);
  const href = safeLink(banner.url);
  return (
    <Banner
      tone="info"
      title={<BannerText {...summary} />}
      close={{ label: translate('home.banners.close', { summary: summary.text }), onPress: onDismiss }}
    >
      <BannerText {...text} />
      <Space />
      {href !== null && <ExternalLink href={href}>{linkName || translate('home.banners.link')}</ExternalLink>}
    </Banner>
  );
}
