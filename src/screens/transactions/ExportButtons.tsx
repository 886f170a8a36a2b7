import { useSelector } from '@xstate/react';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ExportScope } from '../../../machines/transactions/transactions-export.ts';
import { Button } from '../../ui/Button.tsx';
import type { ExportProps, TransactionsProps } from './transactions-props.ts';
import { useIsFiltered } from './use-is-filtered.ts';

interface Props extends ExportProps {
  readonly owner: TransactionsProps['actor'];
  readonly year: number;
}

/** Buttons that print the list, and that export the year or the filtered list to Excel. */
export function ExportButtons({ actor, owner, year }: Props) {
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  if (!isIdle) return null;
  const start = (scope: ExportScope) => () => actor.send({ type: 'export.start', scope });
  return (
    <div className="flex flex-wrap gap-2">
      <FilteredExportButton owner={owner} onPress={start('shown')} />
      <Button kind="ghost" size="small" icon={FileSpreadsheet} onPress={start('year')}>
        <FormattedMessage id="transactions.export.year" values={{ year: String(year) }} />
      </Button>
      <Button kind="ghost" size="small" icon={Printer} onPress={() => owner.send({ type: 'print.start' })}>
        <FormattedMessage id="transactions.print" />
      </Button>
    </div>
  );
}

function FilteredExportButton({ owner, onPress }: Pick<Props, 'owner'> & { readonly onPress: () => void }) {
  const isFiltered = useIsFiltered(owner);
  const hasResults = useSelector(owner, (snapshot) => snapshot.matches({ year: { listed: { results: 'some' } } }));
  return (
    isFiltered &&
    hasResults && (
      <Button kind="ghost" size="small" icon={FileSpreadsheet} onPress={onPress}>
        <FormattedMessage id="transactions.export.shown" />
      </Button>
    )
  );
}
