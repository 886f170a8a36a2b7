import { useSelector } from '@xstate/react';
import { Building2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/gate/access-gate.ts';
import { Button } from '../../ui/Button.tsx';
import { Reading } from '../../ui/Reading.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { Threshold } from '../../ui/Threshold.tsx';
import { Complaint } from '../Complaint.tsx';
import { useSay } from '../say.ts';

const RichText = lazy(() => import('../../ui/RichText.tsx'));

interface Props {
  readonly actor: ActorRefFrom<typeof accessGate>;
}

/** The policy of the employer, in place of the page until it is approved (§2 layout rules, §4 terms flow). */
export default function PolicyView({ actor }: Props) {
  const say = useSay();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ policy: 'unapproved' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const text = useSelector(actor, ({ context }) => context.policy?.policyText ?? '');
  const employer = useSelector(actor, ({ context }) => context.cardholder?.branch.description ?? '');
  const lead = <FormattedMessage id="policy.lead" values={{ employer }} />;
  return (
    <Threshold icon={Building2} title={say('policy.title')} lead={lead}>
      <Reading label={say('policy.title')}>
        <Suspense fallback={<Pending label={say('policy.loading')} />}>
          <RichText html={text} />
        </Suspense>
      </Reading>
      <Complaint failure={failure} />
      <Button busy={!isOpen} onPress={() => actor.send({ type: 'policy.approve' })}>
        <FormattedMessage id="policy.approve" />
      </Button>
    </Threshold>
  );
}

const Pending = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="grid gap-2.5">
      <Bone className="h-4 w-11/12" />
      <Bone className="h-4 w-full" />
      <Bone className="h-4 w-3/5" />
    </div>
  </Skeleton>
);
