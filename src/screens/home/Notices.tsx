import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { Notice } from '../../../machines/home/notification-banners.ts';
import { safeAddress } from '../../../machines/safe-address.ts';
import { Banner } from '../../ui/Banner.tsx';
import { OutsideLink } from '../../ui/TextLink.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'notices'>;

/** What the provider wants known (§2): in the language of the page, each until it is closed. */
export function Notices({ actor }: Props) {
  const say = useTranslate();
  const notices = useSelector(actor, ({ context }) => context.notices);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  if (state === 'failed')
    return (
      <RetryAlert what="home.notices.failed" failure={failure} onRetry={() => actor.send({ type: 'notices.retry' })} />
    );
  if (state !== 'shown') return null;
  return (
    <section aria-label={say('home.notices.title')} className="grid animate-appear gap-3">
      {notices.map((notice) => (
        <NoticeBanner
          key={notice.id}
          notice={notice}
          onClose={() => actor.send({ type: 'notice.dismiss', id: notice.id })}
        />
      ))}
    </section>
  );
}

interface Words {
  readonly summary: string;
  readonly text: string;
  readonly linkName: string | null;
}

function wordsOf(notice: Notice, locale: string): Words {
  return locale.startsWith('sv')
    ? { summary: notice.summarySwedish, text: notice.textSwedish, linkName: notice.urlNameSwedish }
    : { summary: notice.summaryEnglish, text: notice.textEnglish, linkName: notice.urlNameEnglish };
}

function NoticeBanner({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const say = useTranslate();
  const { locale } = useIntl();
  const { summary, text, linkName } = wordsOf(notice, locale);
  const address = safeAddress(notice.url);
  return (
    <Banner tone="info" title={summary} close={{ label: say('home.notices.close', { summary }), onPress: onClose }}>
      {text} {address !== null && <OutsideLink href={address}>{linkName || say('home.notices.link')}</OutsideLink>}
    </Banner>
  );
}
