import { useSelector } from '@xstate/react';
import { ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { OutsideLink } from '../../ui/TextLink.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof accessGate>;
  /** Where the terms stand. */
  readonly termsAddress: string;
}

/** The terms, in place of the page until they are accepted (§2 layout rules, §4 terms flow). */
export default function TermsView({ actor, termsAddress }: Props) {
  const say = useTranslate();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ terms: 'unaccepted' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <AgreementPage icon={ScrollText} title={say('terms.title')} lead={<FormattedMessage id="terms.lead" />}>
      <p>
        <OutsideLink href={termsAddress}>
          <FormattedMessage id="terms.read" />
        </OutsideLink>
      </p>
      <FailureAlert failure={failure} />
      <Button busy={!isOpen} onPress={() => actor.send({ type: 'terms.accept' })}>
        <FormattedMessage id="terms.accept" />
      </Button>
    </AgreementPage>
  );
}
