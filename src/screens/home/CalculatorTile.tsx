import { Calculator } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { calculatorLink } from '../calculator-address.ts';
import { useTranslate } from '../use-translate.ts';

/** A link to the currency calculator, which opens as a dialog over this page (decision 14). */
export function CalculatorTile() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Tile heading={translate('currency-calculator.title')}>
      <div className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-3">
        <IconTile icon={Calculator} />
        <p className="min-w-32 flex-1 text-small text-muted">
          <FormattedMessage id="home.calculator.text" />
        </p>
        <LinkButton {...calculatorLink(search)} kind="ghost" size="small">
          <FormattedMessage id="home.calculator.open" />
        </LinkButton>
      </div>
    </Tile>
  );
}
