import { type Ore, toKronor } from '../../../contract/money.ts';
import { Money } from '../../ui/Money.tsx';

interface Props {
  readonly ore: Ore;
  /** Shows a plus sign before a positive amount. */
  readonly signed?: boolean;
}

/** An amount in öre, shown as kronor. */
export const Amount = ({ ore, signed = false }: Props) => <Money amount={toKronor(ore)} signed={signed} />;
