import { useSelector } from '@xstate/react';
import { Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { lostRows } from '../../../contract/list.ts';
import { Button } from '../../ui/Button.tsx';
import { LostRows } from '../LostRows.tsx';
import { useLanguage } from '../use-language.ts';
import { useTranslate } from '../use-translate.ts';
import { bannerTexts } from './banner-texts.ts';
import type { HomeProps, PartProps } from './home-props.ts';

type Props = PartProps<'notificationBanners'>;

/** The place of banners that could not be read in time: its height is always the same, and a press shows the banners. */
export function LateBanners({ home, actor }: Props & { readonly home: HomeProps['actor'] }) {
  const translate = useTranslate();
  const areUnseen = useSelector(home, (snapshot) => snapshot.matches({ openWithoutBanners: 'unseenBanners' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  return (
    <section aria-label={translate('home.banners.title')}>
      {/* Mounted before the banners are read: screen readers miss a text that appears with its region. */}
      <div role="status">
        {areUnseen ? (
          <UnseenBanners actor={actor} onShow={() => home.send({ type: 'banners.show' })} />
        ) : (
          !hasFailed && <NoBanners actor={actor} />
        )}
      </div>
      {hasFailed && <BannersError actor={actor} />}
    </section>
  );
}

function UnseenBanners({ actor, onShow }: Props & { readonly onShow: () => void }) {
  const language = useLanguage();
  const banners = useSelector(actor, ({ context }) => context.banners);
  const [first] = banners;
  const summary = first && bannerTexts(first, language).summary;
  return (
    <Place
      className="border-transparent bg-accent-soft font-semibold text-accent"
      icon={Info}
      action={
        <Button kind="ghost" size="small" onPress={onShow}>
          <FormattedMessage id="home.banners.show" values={{ count: banners.length }} />
        </Button>
      }
    >
      <span className="line-clamp-2" lang={summary?.language}>
        {summary?.text}
      </span>
    </Place>
  );
}

function NoBanners({ actor }: Props) {
  const banners = useSelector(actor, ({ context }) => context.banners);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  return (
    <Place className="border-line text-muted">
      {lostRows(banners) > 0 ? (
        <LostRows list={banners} id="lost.banners" />
      ) : (
        <FormattedMessage id={isLoading ? 'home.banners.loading' : 'home.banners.none'} />
      )}
    </Place>
  );
}

const BannersError = ({ actor }: Props) => (
  <Place
    role="alert"
    className="border-transparent bg-warning-soft font-semibold text-warning"
    icon={TriangleAlert}
    action={
      <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'banners.retry' })}>
        <FormattedMessage id="action.retry" />
      </Button>
    }
  >
    <FormattedMessage id="home.banners.failed" />
  </Place>
);

interface PlaceProps {
  readonly role?: 'alert';
  readonly className: string;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** As high with one line of text as with two lines and a button. */
const Place = ({ role, className, icon: Icon, children, action }: PlaceProps) => (
  <div
    role={role}
    className={`flex min-h-16 items-center gap-3 rounded-tile border px-4 py-2 tablet:px-5 ${className}`}
  >
    {Icon && <Icon aria-hidden className="hidden size-5 shrink-0 tablet:block" />}
    <div className="min-w-0 flex-1 text-small leading-snug">{children}</div>
    {action}
  </div>
);
