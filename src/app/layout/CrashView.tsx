import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSay } from '../../screens/say.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Something happened that nobody foresaw: says so and offers to start again. */
export function CrashView({ restart }: { readonly restart: () => void }) {
  const say = useSay();
  return (
    <main className="px-4">
      <Notice icon={Info} title={say('crash.title')} text={<FormattedMessage id="crash.text" />}>
        <Button onPress={restart}>
          <FormattedMessage id="crash.restart" />
        </Button>
      </Notice>
    </main>
  );
}
