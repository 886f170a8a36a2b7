import { ScrollText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { useTranslate } from '../use-translate.ts';

/** The terms, for users who accepted them before (§2 /terms-conditions). */
export function TermsConditionsView({ address }: { readonly address: string }) {
  const translate = useTranslate();
  return (
    <AgreementPage
      icon={ScrollText}
      title={translate('support.terms')}
      description={<FormattedMessage id="support.termsNote" />}
    >
      <p>
        <ExternalLink standalone href={address}>
          <FormattedMessage id="access-gate.terms.read" />
        </ExternalLink>
      </p>
      <LinkButton kind="ghost" to="/support">
        <FormattedMessage id="navigation.back" />
      </LinkButton>
    </AgreementPage>
  );
}
