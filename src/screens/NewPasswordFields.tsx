import { useId } from 'react';
import { passwordRequirements } from '../../machines/rules.ts';
import { Checklist } from '../ui/Checklist.tsx';
import type { FieldProps } from '../ui/FieldFrame.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useTranslate } from './use-translate.ts';

interface Props {
  readonly password: Omit<FieldProps, 'label'>;
  readonly repeated: Omit<FieldProps, 'label'>;
}

/** The new password (§5), twice, with a checklist of its requirements. */
export function NewPasswordFields({ password, repeated }: Props) {
  const translate = useTranslate();
  const requirementsId = useId();
  const items = passwordRequirements(password.value).map(({ id, isMet }) => ({ text: translate(id), isMet }));
  const common = { autoComplete: 'new-password', showLabel: translate('action.showPassword') } as const;
  return (
    <>
      <PasswordField label={translate('new-password.label')} describedBy={requirementsId} {...common} {...password} />
      <Checklist
        id={requirementsId}
        items={items}
        statusLabels={{ met: translate('rule.met'), unmet: translate('rule.unmet') }}
      />
      <PasswordField label={translate('new-password.repeat')} {...common} {...repeated} />
    </>
  );
}
