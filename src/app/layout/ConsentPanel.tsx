import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { consent } from '../../../machines/consent/consent.ts';
import { useTranslate } from '../../screens/use-translate.ts';
import { BottomSheet } from '../../ui/BottomSheet.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof consent>;
  /** Whether the user opened the cookie settings. */
  readonly autoFocus: boolean;
}

/** The cookie question (§4); both answers are equally prominent. */
export function ConsentPanel({ actor, autoFocus }: Props) {
  const translate = useTranslate();
  return (
    <BottomSheet label={translate('consent.title')} autoFocus={autoFocus}>
      <div className="min-w-0 max-w-160 flex-1 basis-72">
        <p className="font-semibold">{translate('consent.title')}</p>
        {/* Two paragraphs: one would be the largest text of the page, and LCP would wait for it. */}
        <p className="text-small text-muted">
          <FormattedMessage id="consent.needed" />
        </p>
        <p className="text-small text-muted">
          <FormattedMessage id="consent.asked" />
        </p>
      </div>
      <div className="flex grow flex-wrap gap-3 *:flex-1 *:whitespace-nowrap tablet:grow-0">
        <Button kind="ghost" onPress={() => actor.send({ type: 'consent.decline' })}>
          <FormattedMessage id="consent.decline" />
        </Button>
        <Button kind="ghost" onPress={() => actor.send({ type: 'consent.accept' })}>
          <FormattedMessage id="consent.accept" />
        </Button>
      </div>
    </BottomSheet>
  );
}
