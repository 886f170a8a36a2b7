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
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown : null));
  return (
    <div className="grid gap-3">
      <Button
        fullWidth
        icon={ImageDown}
        busy={state === 'saving'}
        settling={state === 'saved'}
        onPress={() => actor.send({ type: 'picture.save' })}
      >
        <FormattedMessage id="lunch-year.save" />
      </Button>
      {state === 'saveFailed' && (
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
