import { useSelector } from '@xstate/react';
import { ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/gate/access-gate.ts';
import { Button } from '../../ui/Button.tsx';
import { OutsideLink } from '../../ui/TextLink.tsx';
import { Threshold } from '../../ui/Threshold.tsx';
import { Complaint } from '../Complaint.tsx';
import { useSay } from '../say.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof accessGate>;
  /** Where the terms stand. */
  readonly termsAddress: string;
}

/** The terms, in place of the page until they are accepted (§2 layout rules, §4 terms flow). */
export default function TermsView({ actor, termsAddress }: Props) {
  const say = useSay();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ terms: 'unaccepted' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Threshold icon={ScrollText} title={say('terms.title')} lead={<FormattedMessage id="terms.lead" />}>
      <p>
        <OutsideLink href={termsAddress}>
          <FormattedMessage id="terms.read" />
        </OutsideLink>
      </p>
      <Complaint failure={failure} />
      <Button busy={!isOpen} onPress={() => actor.send({ type: 'terms.accept' })}>
        <FormattedMessage id="terms.accept" />
      </Button>
    </Threshold>
  );
}
