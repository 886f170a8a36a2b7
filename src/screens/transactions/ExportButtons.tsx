import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { isFiltered } from '../../../machines/transactions/filtering.ts';
import type { Extent } from '../../../machines/transactions/transactions-export.ts';
import { Button } from '../../ui/Button.tsx';
import type { ExportProps, TransactionsProps } from './transactions-props.ts';

interface Props extends ExportProps {
  readonly owner: TransactionsProps['actor'];
  readonly year: number;
}

/** Saves the year, or what filters leave of it, for a spreadsheet. */
export function ExportButtons({ actor, owner, year }: Props) {
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const hasLess = useSelector(
    owner,
    (snapshot) =>
      isFiltered(snapshot.context.query.filters) && snapshot.matches({ year: { listed: { found: 'some' } } }),
  );
  if (!isIdle) return null;
  const start = (extent: Extent) => () => actor.send({ type: 'export.start', extent });
  return (
    <div className="flex flex-wrap gap-2">
      {hasLess && (
        <Button kind="ghost" size="small" icon={FileSpreadsheet} onPress={start('shown')}>
          <FormattedMessage id="export.shown" />
        </Button>
      )}
      <Button kind="ghost" size="small" icon={FileSpreadsheet} onPress={start('year')}>
        <FormattedMessage id="export.year" values={{ year: String(year) }} />
      </Button>
    </div>
  );
}
