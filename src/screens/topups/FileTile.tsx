import { useSelector } from '@xstate/react';
import { CalendarArrowDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupProps } from './topup-props.ts';

/** The days to come, for the person's own calendar; absent when there are none. */
export function FileTile({ actor }: TopupProps) {
  const say = useTranslate();
  const file = useSelector(actor, ({ context }) => context.file);
  const state = useSelector(file, ({ value }) => value);
  if (state === 'empty') return null;
  return (
    <Tile heading={say('topup.file.title')}>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-muted">
          <FormattedMessage id="topup.file.note" />
        </p>
        <Button
          kind="ghost"
          icon={CalendarArrowDown}
          busy={state === 'saving'}
          onPress={() => file.send({ type: 'file.save' })}
        >
          <FormattedMessage id="topup.file.save" />
        </Button>
      </div>
      {state === 'unsaved' && (
        <div className="mt-3">
          <Banner tone="bad" role="alert">
            <FormattedMessage id="topup.file.failed" />
          </Banner>
        </div>
      )}
    </Tile>
  );
}
