import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type List, lostRows } from '../../contract/list.ts';
import type { MessageId } from '../../machines/message.ts';

interface Props {
  /** Null while it is loading. */
  readonly list: List<unknown> | null | undefined;
  /** Says how many rows are not shown; its value is `count`. */
  readonly id: Extract<MessageId, `lost.${string}`>;
}

/** Says how many rows of a list could not be read; renders nothing if there are none. */
export function LostRows({ list, id }: Props) {
  const count = list ? lostRows(list) : 0;
  return (
    count > 0 && (
      <p className="flex items-start gap-2 text-small text-muted">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <FormattedMessage id={id} values={{ count }} />
      </p>
    )
  );
}
