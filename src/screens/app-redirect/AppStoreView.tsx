import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { appStore } from '../../../machines/app-redirect/app-redirect.ts';
import { Button } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brand.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof appStore>;
}

/** The way to the app, and the way on without it (§2 /login/app-redirect). */
export function AppStoreView({ actor }: Props) {
  const say = useTranslate();
  const { name } = useBrand();
  const { address, system } = useSelector(actor, ({ context }) => context);
  return (
    <ResultPage
      icon={Smartphone}
      title={say('appStore.title', { product: name })}
      text={<FormattedMessage id="appStore.lead" />}
    >
      <div className="grid w-full gap-3">
        <LinkButton to={address}>
          <FormattedMessage id={`appStore.open.${system}`} />
        </LinkButton>
        <Button kind="ghost" onPress={() => actor.send({ type: 'browser.continue' })}>
          <FormattedMessage id="appStore.continue" />
        </Button>
      </div>
    </ResultPage>
  );
}
