import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { OrderResults } from './OrderResults.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SelectMonths } from './SelectMonths.tsx';
import type { SeveralProps, TopupsProps } from './topups-props.ts';

const SUMMARY = 'selected-months';

/** Several months are selected and ordered (§4): first a checkbox for each month, then the result of each. */
export function OrderMonths({ actor }: TopupsProps) {
  const several = useSelector(actor, ({ context }) => context.several);
  const isSelecting = useSelector(several, (snapshot) => snapshot.matches('selecting'));
  const year = useSelector(actor, ({ context }) => context.year);
  return (
    <Surface>
      {isSelecting ? <SelectMonths actor={actor} /> : <OrderResults actor={several} year={year} />}
      <div className="mt-4 grid gap-4 border-line border-t pt-4">
        <div id={SUMMARY} role="status" className="font-semibold">
          <OrderSummary actor={several} year={year} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Buttons actor={several} />
        </div>
      </div>
    </Surface>
  );
}

function Buttons({ actor }: SeveralProps) {
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const isOrdering = useSelector(actor, (snapshot) => snapshot.matches('ordering'));
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'selection.cancel' }));
  const canStop = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.stop' }));
  const count = useSelector(actor, ({ context }) => context.selected.length + context.asked.length);
  return (
    <>
      <Button
        busy={isOrdering}
        disabled={!(isDone || isOrdering || canConfirm)}
        describedBy={SUMMARY}
        onPress={() => actor.send({ type: isDone ? 'result.close' : 'order.confirm' })}
      >
        {isDone ? (
          <FormattedMessage id="topups.several.close" />
        ) : (
          <FormattedMessage id="topups.several.confirm" values={{ count }} />
        )}
      </Button>
      {canCancel && (
        <Button kind="ghost" onPress={() => actor.send({ type: 'selection.cancel' })}>
          <FormattedMessage id="action.cancel" />
        </Button>
      )}
      {canStop && (
        <Button kind="ghost" onPress={() => actor.send({ type: 'order.stop' })}>
          <FormattedMessage id="topups.several.stop" />
        </Button>
      )}
    </>
  );
}
