import { useSelector } from '@xstate/react';
import { MailQuestion, ShieldCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { SETTINGS_PATH, type Verification } from '../../../machines/contact-details/verification.ts';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { CodeRequest } from './CodeRequest.tsx';
import { isEntering, type VerificationProps } from './verification-props.ts';

/** Where the code of a new e-mail address or phone number is entered (§2 /verification-code). */
export function ContactVerificationView({ actor }: VerificationProps) {
  const subject = useSelector(actor, ({ context }) => context.verification);
  return subject ? <Subject actor={actor} subject={subject} /> : <Subjectless />;
}

interface SubjectProps extends VerificationProps {
  readonly subject: Verification;
}

function Subject({ actor, subject: { kind, value } }: SubjectProps) {
  const say = useTranslate();
  const canEnter = useSelector(actor, isEntering);
  const lead = canEnter ? 'lead' : 'unsent';
  return (
    <AgreementPage
      icon={ShieldCheck}
      title={say(`verification.${kind}.title`)}
      lead={
        <FormattedMessage
          id={`verification.${kind}.${lead}`}
          values={{ value: <strong className="break-words font-semibold text-ink">{value}</strong> }}
        />
      }
    >
      {canEnter ? <CodeEntry actor={actor} /> : <CodeRequest actor={actor} />}
      <LinkButton kind="ghost" to={`/edit-${kind}`}>
        <FormattedMessage id={`verification.change.${kind}`} />
      </LinkButton>
    </AgreementPage>
  );
}

function Subjectless() {
  const say = useTranslate();
  return (
    <ResultPage
      icon={MailQuestion}
      title={say('verification.subjectless.title')}
      text={<FormattedMessage id="verification.subjectless.text" />}
    >
      <LinkButton to={SETTINGS_PATH}>
        <FormattedMessage id="verification.subjectless.back" />
      </LinkButton>
    </ResultPage>
  );
}
