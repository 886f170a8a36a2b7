import { useSelector } from '@xstate/react';
import { Smartphone, TabletSmartphone, Watch } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { mobileDevices } from '../../../machines/mobile-devices/mobile-devices.ts';
import { tokenStatusText } from '../../../machines/mobile-devices/token-status-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { List, ListRow } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof mobileDevices>;
}

/** The states after the devices were read. */
const READ = ['loaded', 'noDevices', 'loadFailed'] as const;

/** The mobile devices on which the card is in a wallet (decision 11). */
export function MobileDevicesView({ actor }: Props) {
  const translate = useTranslate();
  const isRead = useSelector(actor, (snapshot) => READ.some((state) => snapshot.matches(state)));
  return (
    <div className="grid gap-5">
      <PageHeading title={translate('mobile-devices.title')}>
        <FormattedMessage id="mobile-devices.lead" />
      </PageHeading>
      <Content actor={actor} />
      {isRead && <BelowDevices />}
    </div>
  );
}

/** Appears with the devices, so that it does not move when they do. */
const BelowDevices = () => (
  <>
    <Banner tone="info" title={<FormattedMessage id="mobile-devices.lost.title" />}>
      <FormattedMessage id="mobile-devices.lost.text" />
    </Banner>
    <p>
      <TextLink standalone to="/card">
        <FormattedMessage id="mobile-devices.back" />
      </TextLink>
    </p>
  </>
);

function Content({ actor }: Props) {
  const translate = useTranslate();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  switch (value) {
    case 'loaded':
      return <Devices actor={actor} />;
    case 'noDevices':
      return (
        <EmptyState icon={TabletSmartphone} title={<FormattedMessage id="mobile-devices.none" />}>
          <TextLink standalone to="/digital-pay-onboard">
            <FormattedMessage id="mobile-devices.how" />
          </TextLink>
        </EmptyState>
      );
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'devices.retry' })} />;
    default:
      return (
        <Skeleton label={translate('mobile-devices.loading')}>
          <SkeletonBlock className="h-40 w-full" />
        </Skeleton>
      );
  }
}

/** The backend has no field for the kind of a device. */
const isWatch = (name: string | null | undefined) => /watch|klocka/i.test(name ?? '');

function Devices({ actor }: Props) {
  const translate = useTranslate();
  const tokens = useSelector(actor, ({ context }) => context.tokens);
  return (
    <div className="rounded-tile border border-line bg-surface px-5 shadow-tile">
      <List>
        {tokens.map(({ status, walletName, deviceName }, index) => {
          const isActive = status === 'ACTIVE';
          return (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a token has no id, and the list never changes its order
              key={index}
              icon={<IconTile icon={isWatch(deviceName) ? Watch : Smartphone} tone={isActive ? 'accent' : 'muted'} />}
              title={deviceName ?? translate('mobile-devices.unnamed')}
              description={walletName ?? undefined}
              end={
                <Badge tone={isActive ? 'accent' : 'muted'} dot={isActive}>
                  <MessageText message={tokenStatusText(status)} />
                </Badge>
              }
            />
          );
        })}
      </List>
      <LostRows list={tokens} id="lost.devices" />
    </div>
  );
}
