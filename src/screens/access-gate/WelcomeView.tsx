import { useSelector } from '@xstate/react';
import { CalendarSync, type LucideIcon, Smartphone, Zap } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import type { MessageId } from '../../../machines/message.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { fullName } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof accessGate>;
}

const POINTS: readonly { readonly icon: LucideIcon; readonly text: MessageId }[] = [
  { icon: Zap, text: 'access-gate.welcome.use' },
  { icon: CalendarSync, text: 'access-gate.welcome.monthly' },
  { icon: Smartphone, text: 'access-gate.welcome.wallet' },
];

const nameOf = ({ context }: SnapshotFrom<typeof accessGate>) => context.cardholder?.firstName ?? '';
const fullNameOf = ({ context }: SnapshotFrom<typeof accessGate>) => fullName(context.cardholder);

/** Welcomes a user who has no digital card yet; the button creates it (§2 layout rules, §4 onboarding). */
export default function WelcomeView({ actor }: Props) {
  const translate = useTranslate();
  const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: 'card.create' }));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ onboarding: 'confirming' }));
  const hasFailed = useSelector(actor, ({ context }) => context.message !== null);
  const name = useSelector(actor, nameOf);
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-8 tablet:grid-cols-2 tablet:py-8 desktop:gap-16">
      <div className="mx-auto w-full max-w-105">
        <PlasticCard label={translate('card.pictureBlank')} lastFour={null} name={useSelector(actor, fullNameOf)} />
      </div>
      <div className="grid gap-5">
        <PageHeading title={translate('access-gate.welcome.title', { name, hasName: String(name !== '') })}>
          <FormattedMessage id="access-gate.welcome.lead" />
        </PageHeading>
        <ul className="grid gap-3">
          {POINTS.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              <FormattedMessage id={text} />
            </li>
          ))}
        </ul>
        {hasFailed && (
          <Banner tone="danger" role="alert">
            <FormattedMessage id="failure.support" />
          </Banner>
        )}
        <Button busy={!isOpen} settling={!canPress} onPress={() => actor.send({ type: 'card.create' })}>
          <FormattedMessage id="access-gate.welcome.create" />
        </Button>
      </div>
    </section>
  );
}
