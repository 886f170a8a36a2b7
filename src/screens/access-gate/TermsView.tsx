import { useSelector } from '@xstate/react';
import { ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof accessGate>;
  /** Where the terms stand. */
  readonly termsAddress: string;
}

/** The terms, in place of the page until they are accepted (§2 layout rules, §4 terms flow). */
export default function TermsView({ actor, termsAddress }: Props) {
  const translate = useTranslate();
  const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: 'terms.accept' }));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ terms: 'confirming' }));
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <AgreementPage
      icon={ScrollText}
      title={translate('access-gate.terms.title')}
      description={<FormattedMessage id="access-gate.terms.lead" />}
    >
      <p>
        <ExternalLink standalone href={termsAddress}>
          <FormattedMessage id="access-gate.terms.read" />
        </ExternalLink>
      </p>
      <ErrorAlert message={message} />
      <Button busy={!isOpen} settling={!canPress} onPress={() => actor.send({ type: 'terms.accept' })}>
        <FormattedMessage id="access-gate.terms.accept" />
      </Button>
    </AgreementPage>
  );
}
