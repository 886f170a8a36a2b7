import { type Ore, toKronor } from '../../../contract/money.ts';
import { Money } from '../../ui/Money.tsx';

/** An amount in öre, shown as kronor. */
export const Amount = ({ ore }: { readonly ore: Ore }) => <Money amount={toKronor(ore)} />;
