import { Soup } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

/** The page for an unknown address (§2). */
export function NotFoundView() {
  const translate = useTranslate();
  return (
    <ResultPage icon={Soup} title={translate('not-found.title')} description={translate('not-found.text')}>
      <LinkButton to="/home">
        <FormattedMessage id="not-found.home" />
      </LinkButton>
    </ResultPage>
  );
}
