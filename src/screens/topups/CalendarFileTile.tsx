import { useSelector } from '@xstate/react';
import { CalendarArrowDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupsProps } from './topups-props.ts';

/** Downloads the coming days as a calendar file; renders nothing when there are none. */
export function CalendarFileTile({ actor }: TopupsProps) {
  const translate = useTranslate();
  const file = useSelector(actor, ({ context }) => context.file);
  const state = useSelector(file, ({ value }) => value);
  if (state === 'empty') return null;
  return (
    <Tile heading={translate('topups.file.title')}>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-muted">
          <FormattedMessage id="topups.file.note" />
        </p>
        <Button
          kind="ghost"
          icon={CalendarArrowDown}
          busy={state === 'saving'}
          onPress={() => file.send({ type: 'file.save' })}
        >
          <FormattedMessage id="topups.file.save" />
        </Button>
      </div>
      {state === 'saveFailed' && (
        <div className="mt-3">
          <Banner tone="danger" role="alert">
            <FormattedMessage id="topups.file.failed" />
          </Banner>
        </div>
      )}
    </Tile>
  );
}
