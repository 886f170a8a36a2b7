import { Soup } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

/** Any address that the portal does not know (§2). */
export function NotFoundView() {
  const say = useTranslate();
  return (
    <ResultPage icon={Soup} title={say('notFound.title')} text={say('notFound.text')}>
      <LinkButton to="/home">
        <FormattedMessage id="notFound.home" />
      </LinkButton>
    </ResultPage>
  );
}
