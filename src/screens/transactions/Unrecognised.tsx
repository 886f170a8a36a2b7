import { FormattedMessage, useIntl } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { Row } from '../../../machines/transactions/rows.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';

interface WayProps {
  readonly to: string;
  readonly state?: unknown;
  readonly name: MessageId;
  readonly note: MessageId;
}

const Way = ({ to, state, name, note }: WayProps) => (
  <li>
    <p>
      <TextLink standalone to={to} state={state}>
        <FormattedMessage id={name} />
      </TextLink>
    </p>
    <p className="text-muted">
      <FormattedMessage id={note} />
    </p>
  </li>
);

/** What to do about a purchase that the user does not recognise. The replacement comes last: it cannot be undone. */
export function Unrecognised({ row: { transaction, amount } }: { readonly row: Row }) {
  const translate = useTranslate();
  const { formatNumber } = useIntl();
  const { formatDate } = useDateFormat();
  const question = translate('transactions.unrecognised.question', {
    merchant: transaction.description,
    day: formatDate(Date.parse(transaction.transactionDate)),
    amount: formatNumber(Math.abs(toKronor(amount)), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });
  return (
    <Disclosure title={<FormattedMessage id="transactions.unrecognised" />}>
      <p>
        <FormattedMessage id="transactions.unrecognised.why" />
      </p>
      <ul className="grid gap-3">
        <Way to="/card" name="card.block.go" note="transactions.unrecognised.blockNote" />
        <Way
          to="/support"
          state={{ question }}
          name="transactions.unrecognised.ask"
          note="transactions.unrecognised.askNote"
        />
        <Way
          to="/replacement-card?digital"
          name="transactions.unrecognised.replace"
          note="transactions.unrecognised.replaceNote"
        />
      </ul>
    </Disclosure>
  );
}
