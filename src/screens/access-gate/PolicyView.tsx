import { useSelector } from '@xstate/react';
import { Building2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { Button } from '../../ui/Button.tsx';
import RichText from '../../ui/RichText.tsx';
import { ScrollableText } from '../../ui/ScrollableText.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof accessGate>;
}

/** The policy of the employer, in place of the page until it is approved (§2 layout rules, §4 terms flow). */
export default function PolicyView({ actor }: Props) {
  const translate = useTranslate();
  const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: 'policy.approve' }));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ policy: 'confirming' }));
  const message = useSelector(actor, ({ context }) => context.message);
  const text = useSelector(actor, ({ context }) => context.policy?.policyText ?? '');
  const employer = useSelector(actor, ({ context }) => context.cardholder?.branch.description ?? '');
  const lead = <FormattedMessage id="access-gate.policy.lead" values={{ employer, hasName: employer !== '' }} />;
  return (
    <AgreementPage icon={Building2} title={translate('access-gate.policy.title')} description={lead}>
      <ScrollableText label={translate('access-gate.policy.title')}>
        <RichText html={text} newTabNote={translate('link.newTab')} />
      </ScrollableText>
      <ErrorAlert message={message} />
      <Button busy={!isOpen} settling={!canPress} onPress={() => actor.send({ type: 'policy.approve' })}>
        <FormattedMessage id="access-gate.policy.approve" />
      </Button>
    </AgreementPage>
  );
}
