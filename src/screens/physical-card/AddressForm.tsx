import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isSwedish } from '../../../machines/physical-card/delivery.ts';
import { deliveryForm } from '../../../machines/physical-card/delivery-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { CountryField } from './CountryField.tsx';
import type { AddressProps } from './physical-card-props.ts';

/** The address form (§5). It can be cancelled if there is a valid address already. */
export function AddressForm({ address }: Pick<AddressProps, 'address'>) {
  const translate = useTranslate();
  const { textField, submit, onSubmit } = useForm(address, deliveryForm);
  const message = useSelector(address, ({ context }) => context.message);
  const canCancel = useSelector(address, (snapshot) => snapshot.can({ type: 'edit.cancel' }));
  const country = textField('country');
  return (
    <Form label={translate('physical-card.address.heading')} onSubmit={onSubmit}>
      <ErrorAlert message={submit.busy ? null : message} />
      <Field
        label={translate('physical-card.address.line1')}
        autoComplete="address-line1"
        {...textField('addressLine1')}
      />
      <Field
        label={translate('physical-card.address.line2')}
        hint={translate('physical-card.address.line2Hint')}
        autoComplete="address-line2"
        {...textField('addressLine2')}
      />
      <div className="grid items-start gap-5 tablet:grid-cols-[10rem_minmax(0,1fr)]">
        <Field
          label={translate('physical-card.address.postalCode')}
          // The postal codes of other countries can have letters.
          inputMode={isSwedish(country.value) ? 'numeric' : 'text'}
          autoComplete="postal-code"
          {...textField('postalCode')}
        />
        <Field label={translate('physical-card.address.city')} autoComplete="address-level2" {...textField('city')} />
      </div>
      <CountryField label={translate('physical-card.address.country')} {...country} />
      <SubmitButton {...submit}>
        <FormattedMessage id="physical-card.address.save" />
      </SubmitButton>
      {canCancel && (
        <Button kind="ghost" fullWidth onPress={() => address.send({ type: 'edit.cancel' })}>
          <FormattedMessage id="action.cancel" />
        </Button>
      )}
    </Form>
  );
}
