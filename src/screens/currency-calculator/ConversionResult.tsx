import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Kronor } from '../../../contract/money.ts';
import { FEE_RATE, parseAmount, priceOf } from '../../../machines/currency-calculator/foreign-amount.ts';
import { failureMessage } from '../../../machines/message.ts';
import { Money } from '../../ui/Money.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CurrencyCalculatorProps } from './currency-calculator-props.ts';

/** The amount in kronor. A live region, so that screen readers announce changes. */
export function ConversionResult({ actor }: CurrencyCalculatorProps) {
  const state = useSelector(actor, ({ value }) => value.conversion);
  return (
    <div className="rounded-button bg-paper p-4 tablet:p-5">
      <div role="status">{state !== 'failed' && <ResultContent actor={actor} />}</div>
      {state === 'failed' && <ConversionError actor={actor} />}
    </div>
  );
}

function ResultContent({ actor }: CurrencyCalculatorProps) {
  const state = useSelector(actor, ({ value }) => value.conversion);
  const { amount, currency } = useSelector(actor, ({ context }) => context.form.values);
  const converted = useSelector(actor, ({ context }) => context.converted);
  switch (state) {
    case 'converted':
      return converted !== null && <Prices amount={parseAmount(amount)} currency={currency} converted={converted} />;
    case 'converting':
      return (
        <>
          <p className="text-small text-muted">
            <FormattedMessage id="currency-calculator.converting" />
          </p>
          <SkeletonBlock className="mt-3 h-8 w-44 max-w-full animate-pulse" />
        </>
      );
    default:
      return (
        <p className="text-small text-muted">
          <FormattedMessage id="currency-calculator.incomplete" />
        </p>
      );
  }
}

interface PricesProps {
  readonly amount: number;
  readonly currency: string;
  readonly converted: Kronor;
}

function Prices({ amount, currency, converted }: PricesProps) {
  const price = priceOf(converted);
  const from = (
    <span className="whitespace-nowrap tabular-nums">
      <FormattedNumber value={amount} minimumFractionDigits={2} maximumFractionDigits={6} />
      <span>{` ${currency}`}</span>
    </span>
  );
  const share = (
    <FormattedNumber value={FEE_RATE} style="percent" minimumFractionDigits={2} maximumFractionDigits={2} />
  );
  return (
    <div className="grid animate-appear gap-3">
      <dl className="grid gap-2">
        <Line term={<FormattedMessage id="currency-calculator.converted" values={{ from }} />}>
          <Money amount={price.converted} />
        </Line>
        <Line term={<FormattedMessage id="currency-calculator.fee" values={{ share }} />}>
          <Money amount={price.fee} />
        </Line>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
          <dt className="font-semibold">
            <FormattedMessage id="currency-calculator.total" />
          </dt>
          <dd className="font-bold text-heading tracking-tight narrow:text-number">
            <Money amount={price.total} />
          </dd>
        </div>
      </dl>
      <p className="text-label text-muted">
        <FormattedMessage id="currency-calculator.note" />
      </p>
    </div>
  );
}

const Line = ({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-small text-muted">{term}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

function ConversionError({ actor }: CurrencyCalculatorProps) {
  const translate = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failures.conversion);
  return (
    <LoadError onRetry={() => actor.send({ type: 'conversion.retry' })}>
      <span>{`${translate('currency-calculator.failed')}. `}</span>
      {failure && <MessageText message={failureMessage(failure)} />}
    </LoadError>
  );
}
