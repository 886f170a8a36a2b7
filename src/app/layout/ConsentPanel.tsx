import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { consent } from '../../../machines/consent/consent.ts';
import { ExternalLink } from '../../screens/ExternalLink.tsx';
import { useTranslate } from '../../screens/use-translate.ts';
import { BottomSheet } from '../../ui/BottomSheet.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useConfig } from '../portal-context.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof consent>;
}

/** The stored answer while the cookie settings are open; null while the question is new. */
function currentAnswer(snapshot: SnapshotFrom<typeof consent>) {
  if (snapshot.matches({ reconsidering: 'accepted' })) return 'accepted';
  return snapshot.matches('reconsidering') ? 'declined' : null;
}

/** The cookie question (§4); both answers are equally prominent. What it means shows on request. */
export function ConsentPanel({ actor }: Props) {
  const translate = useTranslate();
  const current = useSelector(actor, currentAnswer);
  const isLine = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'inOneLine' }));
  return (
    <BottomSheet label={translate('consent.title')} autoFocus={current !== null}>
      <div className={`min-w-0 max-w-160 flex-1 ${isLine ? '' : 'basis-72'}`}>
        <Disclosure title={<FormattedMessage id={isLine ? 'consent.short' : 'consent.title'} />}>
          <Text />
        </Disclosure>
        {current && (
          <p className="text-small">
            <FormattedMessage id={`consent.current.${current}`} />
          </p>
        )}
      </div>
      <div className={`flex gap-2 *:flex-1 *:whitespace-nowrap tablet:gap-3 ${isLine ? '' : 'grow tablet:grow-0'}`}>
        <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'consent.decline' })}>
          <FormattedMessage id="consent.decline" />
        </Button>
        <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'consent.accept' })}>
          <FormattedMessage id="consent.accept" />
        </Button>
      </div>
    </BottomSheet>
  );
}

function Text() {
  const { privacy } = useConfig().links;
  return (
    <>
      <p className="text-small text-muted">
        <FormattedMessage id="consent.text" />
      </p>
      {/* It has its place also while the configuration is not read: the panel must not grow. */}
      <p className="min-h-lh text-small">
        {privacy && (
          <ExternalLink href={privacy}>
            <FormattedMessage id="login.privacy" />
          </ExternalLink>
        )}
      </p>
    </>
  );
}
