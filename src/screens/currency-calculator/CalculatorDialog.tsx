import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTranslate } from '../use-translate.ts';
import { Calculation } from './Calculation.tsx';
import type { CalculatorProps } from './calculator-props.ts';

interface Props extends CalculatorProps {
  readonly onClose: () => void;
}

/** The currency calculator above whatever page is open (decision 14). */
export function CalculatorDialog({ actor, onClose }: Props) {
  const say = useTranslate();
  return (
    <Dialog
      title={say('calculator.title')}
      description={<FormattedMessage id="calculator.lead" />}
      onDismiss={onClose}
      content={
        <div className="mt-3">
          <Calculation actor={actor} />
        </div>
      }
    >
      <Button kind="ghost" onPress={onClose}>
        <FormattedMessage id="calculator.close" />
      </Button>
    </Dialog>
  );
}
