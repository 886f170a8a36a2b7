import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ExportScope } from '../../../machines/transactions/transactions-export.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsFiltered } from './use-is-filtered.ts';
import type { ExportProps, TransactionsProps } from './transactions-props.ts';

interface Props extends ExportProps {
  readonly owner: TransactionsProps['actor'];
  readonly year: number;
}

/** Saves the year, or what filters leave of it, for a spreadsheet. */
export function ExportButtons({ actor, owner, year }: Props) {
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  if (!isIdle) return null;
  const start = (extent: ExportScope) => () => actor.send({ type: 'export.start', extent });
  return (
    <div className="flex flex-wrap gap-2">
      <Less owner={owner} onPress={start('shown')} />
      <Button kind="ghost" size="small" icon={FileSpreadsheet} onPress={start('year')}>
        <FormattedMessage id="transactions.export.year" values={{ year: String(year) }} />
      </Button>
    </div>
  );
}

function Less({ owner, onPress }: Pick<Props, 'owner'> & { readonly onPress: () => void }) {
  const isNarrowed = useIsFiltered(owner);
  const hasSome = useSelector(owner, (snapshot) => snapshot.matches({ year: { listed: { found: 'some' } } }));
  return (
    isNarrowed &&
    hasSome && (
      <Button kind="ghost" size="small" icon={FileSpreadsheet} onPress={onPress}>
        <FormattedMessage id="transactions.export.shown" />
      </Button>
    )
  );
}
