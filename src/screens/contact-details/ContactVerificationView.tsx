import { useSelector } from '@xstate/react';
import { MailQuestion, ShieldCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import { SETTINGS_PATH, type Verification } from '../../../machines/contact-details/verification.ts';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { CodeRequest } from './CodeRequest.tsx';
import { isEntering, isOutcomeUnknown, type VerificationProps } from './verification-props.ts';

/** The page where the code for a new e-mail address or phone number is entered (§2 /verification-code). */
export function ContactVerificationView({ actor }: VerificationProps) {
  const verification = useSelector(actor, ({ context }) => context.verification);
  return verification ? <VerifyContact actor={actor} verification={verification} /> : <NothingToVerify />;
}

interface VerifyContactProps extends VerificationProps {
  readonly verification: Verification;
}

function VerifyContact({ actor, verification: { kind, value } }: VerifyContactProps) {
  const translate = useTranslate();
  const replaced = useSelector(actor, ({ context }) => context.replaced);
  const canEnter = useSelector(actor, isEntering);
  const isUnknown = useSelector(actor, isOutcomeUnknown);
  const lead = canEnter || isUnknown ? 'lead' : 'notSent';
  return (
    <AgreementPage
      icon={ShieldCheck}
      title={translate(`contact-details.verification.${kind}.title`)}
      description={
        <>
          <FormattedMessage
            id={`contact-details.verification.${kind}.${lead}`}
            values={{ value: <strong className="font-semibold text-ink">{writtenValue(kind, value)}</strong> }}
          />
          {replaced && (
            <span className="mt-1 block">
              <FormattedMessage
                id={`contact-details.verification.${kind}.replaces`}
                values={{ value: writtenValue(kind, replaced) }}
              />
            </span>
          )}
        </>
      }
    >
      <Content actor={actor} canEnter={canEnter} />
      <LinkButton kind="ghost" to={`/edit-${kind}`}>
        <FormattedMessage id={`contact-details.verification.change.${kind}`} />
      </LinkButton>
    </AgreementPage>
  );
}

function Content({ actor, canEnter }: VerificationProps & { readonly canEnter: boolean }) {
  const translate = useTranslate();
  const isUnknown = useSelector(actor, isOutcomeUnknown);
  if (canEnter) return <CodeEntry actor={actor} />;
  if (!isUnknown) return <CodeRequest actor={actor} />;
  return (
    <LoadError retryLabel={translate('action.checkAgain')} onRetry={() => actor.send({ type: 'status.retry' })}>
      <FormattedMessage id="contact-details.verification.outcomeUnknown" />
    </LoadError>
  );
}

function NothingToVerify() {
  const translate = useTranslate();
  return (
    <ResultPage
      icon={MailQuestion}
      title={translate('contact-details.verification.nothingToVerify.title')}
      description={<FormattedMessage id="contact-details.verification.nothingToVerify.text" />}
    >
      <LinkButton to={SETTINGS_PATH}>
        <FormattedMessage id="contact-details.verification.nothingToVerify.back" />
      </LinkButton>
    </ResultPage>
  );
}
