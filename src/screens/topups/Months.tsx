import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { MonthList } from './MonthList.tsx';
import { OrderMonths } from './OrderMonths.tsx';
import type { SeveralProps, TopupsProps } from './topups-props.ts';

/** The months of the selected year, or the order of several months. */
export function Months({ actor }: TopupsProps) {
  const headingId = useId();
  const year = useSelector(actor, ({ context }) => context.year);
  const several = useSelector(actor, ({ context }) => context.several);
  const isOff = useSelector(several, (snapshot) => snapshot.matches('off'));
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MonthsHeader aside={<StartButton actor={several} />}>
        <h2 id={headingId} className="font-semibold text-title tracking-tight">
          {isOff ? (
            <FormattedMessage id="topups.months" values={{ year }} />
          ) : (
            <FormattedMessage id="topups.several.title" />
          )}
        </h2>
      </MonthsHeader>
      {isOff ? <MonthList actor={actor} /> : <OrderMonths actor={actor} />}
    </section>
  );
}

interface HeaderProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** The row above the months; equally high with and without its button. */
export const MonthsHeader = ({ children, aside }: HeaderProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
    {children}
    {aside}
  </div>
);

/** Opens the selection of several months; renders nothing if fewer than two can be ordered. */
function StartButton({ actor }: SeveralProps) {
  const canStart = useSelector(actor, (snapshot) => snapshot.can({ type: 'selection.start' }));
  if (!canStart) return null;
  return (
    <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'selection.start' })}>
      <FormattedMessage id="topups.several.start" />
    </Button>
  );
}
