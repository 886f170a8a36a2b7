import { Calculator as CalculatorIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { calculatorLink } from '../../../machines/portal/calculator-address.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';

/** A link to the currency calculator, which opens as a dialog over this page (decision 14). */
export function Calculator() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Section heading={translate('currency-calculator.title')}>
      <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-3">
        <IconTile icon={CalculatorIcon} />
        <p className="min-w-32 flex-1 text-small text-muted">
          <FormattedMessage id="home.calculator.text" />
        </p>
        <LinkButton {...calculatorLink(search)} kind="ghost" size="small">
          <FormattedMessage id="home.calculator.open" />
        </LinkButton>
      </div>
    </Section>
  );
}
