import { Calculator as CalculatorIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { calculatorLink } from '../../../machines/portal/calculator-address.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { ToolLine } from './ToolLine.tsx';

/** A link to the currency calculator, which opens as a dialog over this page (decision 14). */
export function Calculator() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Section heading={translate('currency-calculator.title')}>
      <ToolLine
        icon={CalculatorIcon}
        action={
          <LinkButton {...calculatorLink(search)} kind="ghost" size="small">
            <FormattedMessage id="home.calculator.open" />
          </LinkButton>
        }
      >
        <FormattedMessage id="home.calculator.text" />
      </ToolLine>
    </Section>
  );
}
