import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { loginPassword } from '../../../machines/login-password/login-password.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof loginPassword>;
  readonly field: Omit<ComponentProps<typeof Field>, 'label'>;
}

/** The field for the one-time code. It is reset and focused each time the backend requires a code. */
export function CodeField({ actor, field }: Props) {
  const translate = useTranslate();
  const codeRequests = useSelector(actor, ({ context }) => context.codeRequests);
  const isAnother = useSelector(actor, ({ context }) => context.codesSent > 1);
  const canResend = useSelector(actor, (snapshot) => snapshot.can({ type: 'code.resend' }));
  return (
    <div className="grid gap-3">
      <Field
        key={codeRequests}
        label={translate('login-password.code')}
        hint={translate(isAnother ? 'login-password.newCodeHint' : 'login-password.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        {...field}
      />
      <div>
        <Button
          kind="ghost"
          size="small"
          settling={!canResend && !field.readOnly}
          disabled={Boolean(field.readOnly)}
          onPress={() => actor.send({ type: 'code.resend' })}
        >
          <FormattedMessage id="login-password.codeAgain" />
        </Button>
      </div>
    </div>
  );
}
