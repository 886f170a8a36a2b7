import { useSelector } from '@xstate/react';
import { ImageDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { LunchYearProps } from './lunch-year-props.ts';

/** The button that saves the picture, and whether it says what the lunches cost. */
export function SavePicture({ actor }: LunchYearProps) {
  const translate = useTranslate();
  const withAmounts = useSelector(actor, ({ context }) => context.withAmounts);
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'saving' }));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  const isSettling = useSelector(actor, (snapshot) => snapshot.matches({ shown: { saved: 'settled' } }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'saveFailed' }));
  return (
    <div className="grid gap-3">
      <div>
        <Button
          fullWidth
          icon={ImageDown}
          busy={isSaving}
          settling={isSettling}
          onPress={() => actor.send({ type: 'picture.save' })}
        >
          <FormattedMessage id="lunch-year.save" />
        </Button>
        <div role="status">
          {isSaved && (
            <div className="mt-3">
              <Banner tone="success">
                <FormattedMessage id="lunch-year.saved" />
              </Banner>
            </div>
          )}
        </div>
      </div>
      {hasFailed && (
        <Banner tone="danger" role="alert">
          <FormattedMessage id="lunch-year.failed" />
        </Banner>
      )}
      <Surface>
        <Switch
          label={translate('lunch-year.amounts')}
          description={translate('lunch-year.amounts.note')}
          checked={withAmounts}
          onChange={(isOn) => actor.send({ type: 'amounts.choose', withAmounts: isOn })}
        />
      </Surface>
    </div>
  );
}
