import { PAGE_SIZES, type PageSize } from '../../../machines/transactions/grouping.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslate } from '../use-translate.ts';
import type { ListProps } from './transactions-props.ts';

interface Props extends Pick<ListProps, 'actor'> {
  /** The name of the month that the control is next to. */
  readonly name: string;
  readonly size: PageSize;
}

/** Chooses the rows per page (decision 20), for all months. */
export function PageSizeControl({ actor, name, size }: Props) {
  const translate = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className="text-small text-muted">
        {translate('transactions.size')}
      </span>
      <SegmentedControl
        legend={translate('transactions.sizeOf', { month: name })}
        options={PAGE_SIZES.map((option) => ({
          value: String(option),
          label: option === 'all' ? translate('transactions.size.all') : String(option),
        }))}
        value={String(size)}
        onChange={(value) => {
          const chosen = PAGE_SIZES.find((option) => String(option) === value);
          if (chosen) actor.send({ type: 'pageSize.choose', size: chosen });
        }}
      />
    </div>
  );
}
