import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { appRedirect } from '../../../machines/app-redirect/app-redirect.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brand.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof appRedirect>;
}

/** Links to the app store and to the portal in the browser (§2 /login/app-redirect). */
export function AppRedirectView({ actor }: Props) {
  const translate = useTranslate();
  const { name } = useBrand();
  const { storeUrl, system } = useSelector(actor, ({ context }) => context);
  return (
    <ResultPage
      icon={Smartphone}
      title={translate('app-redirect.title', { product: name })}
      description={<FormattedMessage id="app-redirect.lead" />}
    >
      <div className="grid w-full gap-3">
        <a href={storeUrl} className={buttonClass({})}>
          <FormattedMessage id={`app-redirect.open.${system}`} />
        </a>
        <Button kind="ghost" onPress={() => actor.send({ type: 'browser.continue' })}>
          <FormattedMessage id="app-redirect.continue" />
        </Button>
      </div>
    </ResultPage>
  );
}
