import { toKronor, type Ore } from '../../../contract/money.ts';
import { Money } from '../../ui/Money.tsx';

/** Öre, as kronor. */
export const Amount = ({ ore }: { readonly ore: Ore }) => <Money amount={toKronor(ore)} />;
