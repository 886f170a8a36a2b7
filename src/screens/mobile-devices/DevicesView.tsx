import { useSelector } from '@xstate/react';
import { Smartphone, TabletSmartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failureMessage } from '../../../machines/message.ts';
import type { wallets } from '../../../machines/mobile-devices/mobile-devices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { List, ListRow } from '../../ui/List.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof wallets>;
}

/** The devices that the card is on (decision 11). */
export function DevicesView({ actor }: Props) {
  const say = useTranslate();
  return (
    <div className="grid gap-5">
      <PageHeading title={say('devices.title')}>
        <FormattedMessage id="devices.lead" />
      </PageHeading>
      <Content actor={actor} />
      <p>
        <TextLink to="/card">
          <FormattedMessage id="devices.back" />
        </TextLink>
      </p>
    </div>
  );
}

function Content({ actor }: Props) {
  const say = useTranslate();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  switch (value) {
    case 'shown':
      return <Devices actor={actor} />;
    case 'none':
      return (
        <EmptyState icon={TabletSmartphone} title={<FormattedMessage id="devices.none" />}>
          <TextLink to="/digital-pay-onboard">
            <FormattedMessage id="devices.how" />
          </TextLink>
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'devices.retry' })}>
          {failure && <MessageText message={failureMessage(failure)} />}
        </LoadError>
      );
    default:
      return (
        <Skeleton label={say('devices.loading')}>
          <SkeletonBlock className="h-40 w-full" />
        </Skeleton>
      );
  }
}

function Devices({ actor }: Props) {
  const say = useTranslate();
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
              icon={<IconTile icon={Smartphone} tone={isActive ? 'accent' : 'mute'} />}
              title={deviceName ?? say('devices.unnamed')}
              note={walletName ?? undefined}
              end={
                <Badge tone={isActive ? 'accent' : 'mute'} dot={isActive}>
                  <FormattedMessage id={isActive ? 'devices.active' : 'devices.inactive'} />
                </Badge>
              }
            />
          );
        })}
      </List>
    </div>
  );
}
