import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { deliveryForm } from '../../../machines/physical-card/delivery-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import type { AddressProps } from './physical-card-props.ts';

/** The fields of an address (§5), and the way back to the one that is registered. */
export function AddressForm({ address }: Pick<AddressProps, 'address'>) {
  const say = useTranslate();
  const { text, submit, onSubmit } = useForm(address, deliveryForm);
  const message = useSelector(address, ({ context }) => context.message);
  const canKeep = useSelector(address, (snapshot) => snapshot.can({ type: 'address.keep' }));
  return (
    <Form label={say('physical.address.heading')} onSubmit={onSubmit}>
      <ErrorAlert message={message} />
      <Field label={say('physical.address.line1')} autoComplete="address-line1" {...text('addressLine1')} />
      <Field
        label={say('physical.address.line2')}
        hint={say('physical.address.line2Hint')}
        autoComplete="address-line2"
        {...text('addressLine2')}
      />
      <div className="grid items-start gap-5 tablet:grid-cols-[10rem_minmax(0,1fr)]">
        <Field
          label={say('physical.address.postalCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          {...text('postalCode')}
        />
        <Field label={say('physical.address.city')} autoComplete="address-level2" {...text('city')} />
      </div>
      <SubmitButton {...submit}>
        <FormattedMessage id="physical.address.save" />
      </SubmitButton>
      {canKeep && (
        <Button kind="ghost" wide onPress={() => address.send({ type: 'address.keep' })}>
          <FormattedMessage id="action.cancel" />
        </Button>
      )}
    </Form>
  );
}
