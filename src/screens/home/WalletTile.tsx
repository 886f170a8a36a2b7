import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { cardStanding } from '../../../machines/home/card-status.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';
import { PartFailure } from './PartFailure.tsx';

type Props = PartProps<'cardStanding'>;

/** How the badge stands: the card must be known before its wallets are. */
function standingOf({ value }: SnapshotFrom<typeof cardStanding>) {
  if (typeof value === 'object') return value.known.wallet;
  return value === 'failed' ? 'cardFailed' : value;
}

/** The wallet badge (§4): OK, or the way to a wallet. */
export function WalletTile({ actor }: Props) {
  const say = useTranslate();
  const standing = useSelector(actor, standingOf);
  if (standing === 'cardless') return null;
  return (
    <Tile
      heading={say('home.wallet.title')}
      aside={
        standing === 'active' && (
          <Badge dot>
            <FormattedMessage id="home.wallet.ok" />
          </Badge>
        )
      }
    >
      <Wallet actor={actor} />
    </Tile>
  );
}

function Wallet({ actor }: Props) {
  const say = useTranslate();
  const standing = useSelector(actor, standingOf);
  const failures = useSelector(actor, ({ context }) => context.failures);
  switch (standing) {
    case 'active':
      return (
        <Line>
          <FormattedMessage id="home.wallet.active" />
        </Line>
      );
    case 'inactive':
      return (
        <Line
          action={
            <LinkButton to="/digital-pay-onboard" size="small">
              <FormattedMessage id="home.wallet.activate" />
            </LinkButton>
          }
        >
          <FormattedMessage id="home.wallet.inactive" />
        </Line>
      );
    case 'failed':
      return <PartFailure failure={failures.wallet} onRetry={() => actor.send({ type: 'wallet.retry' })} />;
    case 'cardFailed':
      return <PartFailure failure={failures.card} onRetry={() => actor.send({ type: 'card.retry' })} />;
    default:
      return (
        <Skeleton label={say('home.wallet.loading')}>
          <div className="mt-3 flex items-center gap-3.5">
            <SkeletonBlock className="size-11" />
            <SkeletonBlock className="h-9 w-48" />
          </div>
        </Skeleton>
      );
  }
}

interface LineProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const Line = ({ children, action }: LineProps) => (
  <div className="mt-3 flex animate-appear flex-wrap items-center gap-x-3.5 gap-y-3">
    <IconTile icon={Smartphone} />
    <p className="min-w-32 flex-1 text-small text-muted">{children}</p>
    {action}
  </div>
);
