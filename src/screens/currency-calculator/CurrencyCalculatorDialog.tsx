import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTranslate } from '../use-translate.ts';
import { ConversionForm } from './ConversionForm.tsx';
import type { CurrencyCalculatorProps } from './currency-calculator-props.ts';

interface Props extends CurrencyCalculatorProps {
  readonly onClose: () => void;
}

/** The currency calculator in a dialog over the current page (decision 14). */
export function CurrencyCalculatorDialog({ actor, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      title={translate('currency-calculator.title')}
      description={<FormattedMessage id="currency-calculator.lead" />}
      onDismiss={onClose}
      content={
        <div className="mt-3">
          <ConversionForm actor={actor} />
        </div>
      }
    >
      <Button kind="ghost" onPress={onClose}>
        <FormattedMessage id="currency-calculator.close" />
      </Button>
    </Dialog>
  );
}
