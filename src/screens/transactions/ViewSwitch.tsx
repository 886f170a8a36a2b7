import { useSelector } from '@xstate/react';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TransactionsProps } from './transactions-props.ts';

/** Switches between the list and the insight of a year. */
export function ViewSwitch({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const view = useSelector(actor, ({ context }) => context.query.view);
  return (
    <div className="print:hidden">
      <SegmentedControl
        legend={translate('transactions.view')}
        options={[
          { value: 'list', label: translate('transactions.view.list') },
          { value: 'insight', label: translate('transactions.view.insight') },
        ]}
        value={view}
        onChange={(value) => actor.send({ type: value === 'insight' ? 'insight.open' : 'list.open' })}
      />
    </div>
  );
}
