import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginBankid } from '../../../machines/login-bankid/login-bankid.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BankIdSteps } from '../BankIdSteps.tsx';
import { useTranslate } from '../use-translate.ts';

const TEXTS = { failed: 'login-bankid.failed.title', isCancellable: false } as const;

/** The log-in with BankID (§2 /login/bankid). */
export function LoginBankidView({ actor }: { readonly actor: ActorRefFrom<typeof loginBankid> }) {
  const translate = useTranslate();
  return (
    <div className="grid gap-5 text-center">
      <BankIdSteps actor={actor} texts={TEXTS} heading={<PageHeading title={translate('login-bankid.title')} />} />
      <p>
        <TextLink standalone to="/login/email">
          <FormattedMessage id="login-bankid.password" />
        </TextLink>
      </p>
    </div>
  );
}
