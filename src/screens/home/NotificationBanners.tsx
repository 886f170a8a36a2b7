import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { NotificationBanner } from '../../../machines/home/notification-banners.ts';
import { safeLink } from '../../../machines/safe-url.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { LostRows } from '../LostRows.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import { useLanguage } from '../use-language.ts';
import { useTranslate } from '../use-translate.ts';
import { BannerText } from './BannerText.tsx';
import { bannerTexts } from './banner-texts.ts';
import type { PartProps } from './home-props.ts';

/**
 * Banners from the provider (§2) in the language of the page, each with a button that dismisses it. The first one is
 * shown, and the others when the user asks for them.
 */
export function NotificationBanners({ actor }: PartProps<'notificationBanners'>) {
  const translate = useTranslate();
  const banners = useSelector(actor, ({ context }) => context.banners);
  const areAllShown = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'all' }));
  const canShowAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'banners.show' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  if (hasFailed)
    return (
      <RetryAlert
        title={{ id: 'home.banners.failed' }}
        failure={failure}
        onRetry={() => actor.send({ type: 'banners.retry' })}
      />
    );
  if (banners.length === 0) return <LostRows list={banners} id="lost.banners" />;
  return (
    <section
      aria-label={translate('home.banners.title')}
      className="grid animate-appear justify-items-start gap-3 *:w-full"
    >
      {(areAllShown ? banners : banners.slice(0, 1)).map((banner) => (
        <LocalizedBanner
          key={banner.id}
          banner={banner}
          onDismiss={() => actor.send({ type: 'banner.dismiss', id: banner.id })}
        />
      ))}
      {canShowAll && (
        <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'banners.show' })}>
          <FormattedMessage id="home.banners.show" values={{ count: banners.length }} />
        </Button>
      )}
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
