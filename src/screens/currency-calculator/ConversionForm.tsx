import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { conversionForm } from '../../../machines/currency-calculator/currency-calculator.ts';
import { failureMessage } from '../../../machines/message.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { Select } from '../../ui/Select.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { MessageText } from '../MessageText.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { ConversionResult } from './ConversionResult.tsx';
import type { CurrencyCalculatorProps } from './currency-calculator-props.ts';
import { useCurrencyGroups } from './currency-groups.ts';

/** The fields for amount and currency, and the result in kronor below them (decision 14). */
export function ConversionForm({ actor }: CurrencyCalculatorProps) {
  const translate = useTranslate();
  const { textField, onSubmit } = useForm(actor, conversionForm);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-start">
      <Form label={translate('currency-calculator.title')} onSubmit={onSubmit}>
        <div className="grid items-start gap-4 tablet:grid-cols-[2fr_3fr]">
          <Field
            label={translate('currency-calculator.amount')}
            inputMode="decimal"
            autoComplete="off"
            {...textField('amount')}
          />
          <CurrencyField actor={actor} {...textField('currency')} />
        </div>
      </Form>
      <CurrenciesError actor={actor} />
      <LostRows list={useSelector(actor, ({ context }) => context.currencies)} id="lost.currencies" />
      <ConversionResult actor={actor} />
    </div>
  );
}

type FieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

function CurrencyField({ actor, ...field }: CurrencyCalculatorProps & FieldProps) {
  const translate = useTranslate();
  const groups = useCurrencyGroups(useSelector(actor, ({ context }) => context.currencies));
  const state = useSelector(actor, ({ value }) => value.currencies);
  return (
    <Select
      {...field}
      label={translate('currency-calculator.currency')}
      placeholder={
        state === 'loading'
          ? translate('currency-calculator.currency.loading')
          : translate('currency-calculator.currency.choose')
      }
      disabled={state !== 'loaded'}
      groups={groups}
    />
  );
}

function CurrenciesError({ actor }: CurrencyCalculatorProps) {
  const translate = useTranslate();
  const hasFailed = useSelector(actor, ({ value }) => value.currencies === 'loadFailed');
  const failure = useSelector(actor, ({ context }) => context.failures.currencies);
  if (!hasFailed || !failure) return null;
  return (
    <LoadError onRetry={() => actor.send({ type: 'currencies.retry' })}>
      <span>{`${translate('currency-calculator.currency.failed')}. `}</span>
      <MessageText message={failureMessage(failure)} />
    </LoadError>
  );
}
