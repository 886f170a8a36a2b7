import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useTranslate } from '../use-translate.ts';
import { ConversionForm } from './ConversionForm.tsx';
import type { CurrencyCalculatorProps } from './currency-calculator-props.ts';

/** The currency calculator as a page (decision 14). */
export function CurrencyCalculatorView({ actor }: CurrencyCalculatorProps) {
  const translate = useTranslate();
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5">
      <PageHeading title={translate('currency-calculator.title')}>
        <FormattedMessage id="currency-calculator.lead" />
      </PageHeading>
      <div className="rounded-tile border border-line bg-surface p-5 shadow-tile tablet:p-6">
        <ConversionForm actor={actor} />
      </div>
    </div>
  );
}
