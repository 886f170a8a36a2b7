import { useSelector } from '@xstate/react';
import { conversionForm } from '../../../machines/currency-calculator/currency-calculator.setup.ts';
import { failureMessage } from '../../../machines/message.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Select } from '../../ui/Select.tsx';
import { MessageText } from '../MessageText.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { useCurrencyGroups } from './currency-groups.ts';
import { Result } from './Result.tsx';

/** Amount and currency, and below them what that is in kronor (decision 14). */
export function Calculation({ actor }: CalculatorProps) {
  const say = useTranslate();
  const { text, onSubmit } = useForm(actor, conversionForm);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-start">
      <Form label={say('calculator.title')} onSubmit={onSubmit}>
        <div className="grid items-start gap-4 tablet:grid-cols-[2fr_3fr]">
          <Field label={say('calculator.amount')} inputMode="decimal" autoComplete="off" {...text('amount')} />
          <CurrencyField actor={actor} {...text('currency')} />
        </div>
      </Form>
      <ListFailure actor={actor} />
      <Result actor={actor} />
    </div>
  );
}

type FieldGiven = Omit<Parameters<typeof Field>[0], 'label'>;

function CurrencyField({ actor, ...given }: CalculatorProps & FieldGiven) {
  const say = useTranslate();
  const groups = useCurrencyGroups(useSelector(actor, ({ context }) => context.currencies));
  const list = useSelector(actor, ({ value }) => value.list);
  return (
    <Select
      {...given}
      label={say('calculator.currency')}
      placeholder={list === 'reading' ? say('calculator.currency.loading') : say('calculator.currency.choose')}
      disabled={list !== 'known'}
      groups={groups}
    />
  );
}

function ListFailure({ actor }: CalculatorProps) {
  const say = useTranslate();
  const hasFailed = useSelector(actor, ({ value }) => value.list === 'failed');
  const failure = useSelector(actor, ({ context }) => context.failures.list);
  if (!hasFailed || !failure) return null;
  return (
    <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'currencies.retry' })}>
      {say('calculator.currency.failed')}. <MessageText message={failureMessage(failure)} />
    </LoadError>
  );
}
