import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useTranslate } from '../use-translate.ts';
import { Calculation } from './Calculation.tsx';
import type { CalculatorProps } from './calculator-props.ts';

/** The currency calculator as a page of its own (decision 14). */
export function CalculatorView({ actor }: CalculatorProps) {
  const say = useTranslate();
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5">
      <PageHeading title={say('calculator.title')}>
        <FormattedMessage id="calculator.lead" />
      </PageHeading>
      <div className="rounded-tile border border-line bg-surface p-5 shadow-tile tablet:p-6">
        <Calculation actor={actor} />
      </div>
    </div>
  );
}
