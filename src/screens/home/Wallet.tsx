import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { cardStatus } from '../../../machines/home/card-status.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { Section } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';
import { ToolLine } from './ToolLine.tsx';

type Props = PartProps<'cardStatus'>;

/** The state of the wallet; `noCard` if the card could not be read either. */
const walletState = ({ value }: SnapshotFrom<typeof cardStatus>) =>
  typeof value === 'object' ? value.loaded.wallet : value === 'loading' ? 'loading' : 'noCard';

/** Shows whether the card is in a mobile wallet (§4); if not, links to the instructions. Hidden if there is no card. */
export function Wallet({ actor }: Props) {
  const translate = useTranslate();
  const state = useSelector(actor, walletState);
  if (state === 'noCard') return null;
  return (
    <Section
      heading={translate('home.wallet.title')}
      aside={
        state === 'active' && (
          <Badge dot>
            <FormattedMessage id="home.wallet.ok" />
          </Badge>
        )
      }
    >
      <Content actor={actor} />
    </Section>
  );
}

function Content({ actor }: Props) {
  const translate = useTranslate();
  const state = useSelector(actor, walletState);
  const failures = useSelector(actor, ({ context }) => context.failures);
  switch (state) {
    case 'active':
      return (
        <ToolLine icon={Smartphone}>
          <FormattedMessage id="home.wallet.active" />
        </ToolLine>
      );
    case 'inactive':
      return (
        <ToolLine
          icon={Smartphone}
          action={
            <LinkButton to="/digital-pay-onboard" size="small">
              <FormattedMessage id="home.wallet.activate" />
            </LinkButton>
          }
        >
          <FormattedMessage id="home.wallet.inactive" />
        </ToolLine>
      );
    case 'loadFailed':
      return <LoadError failure={failures.wallet} onRetry={() => actor.send({ type: 'wallet.retry' })} />;
    default:
      return (
        <Skeleton label={translate('home.wallet.loading')}>
          <div className="mt-2 flex items-center gap-3.5">
            <SkeletonBlock className="size-11" />
            <p className="flex-1 text-small">
              <SkeletonText className="w-full" />
              <SkeletonText className="w-1/2" />
            </p>
          </div>
        </Skeleton>
      );
  }
}
