import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  /** The name of the month. */
  readonly name: string;
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPageChange: (page: number) => void;
}

/** Buttons for the previous and the next page of a month. */
export function Pager({ name, page, pages, onPageChange }: Props) {
  const translate = useTranslate();
  return (
    <nav
      aria-label={translate('transactions.pages', { month: name })}
      className="grid w-full grid-cols-2 items-center gap-2 tablet:flex tablet:w-auto"
    >
      <Button kind="ghost" size="small" icon={ChevronLeft} disabled={page === 0} onPress={() => onPageChange(page - 1)}>
        <FormattedMessage id="transactions.previous" />
      </Button>
      <span role="status" className="order-first col-span-2 px-1 text-small text-muted tablet:order-none">
        <FormattedMessage id="transactions.page" values={{ page: page + 1, pages }} />
      </span>
      <Button
        kind="ghost"
        size="small"
        endIcon={ChevronRight}
        disabled={page === pages - 1}
        onPress={() => onPageChange(page + 1)}
      >
        <FormattedMessage id="transactions.next" />
      </Button>
    </nav>
  );
}
