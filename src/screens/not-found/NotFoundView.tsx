import { Soup } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../say.ts';

/** Any address that the portal does not know (§2). */
export function NotFoundView() {
  const say = useSay();
  return (
    <Notice icon={Soup} title={say('notFound.title')} text={say('notFound.text')}>
      <LinkButton to="/home">
        <FormattedMessage id="notFound.home" />
      </LinkButton>
    </Notice>
  );
}
