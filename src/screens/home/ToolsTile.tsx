import type { HomeParts } from '../../../machines/home/home.ts';
import { Surface } from '../../ui/Tile.tsx';
import { Calculator } from './Calculator.tsx';
import { LunchYear } from './LunchYear.tsx';
import { Wallet } from './Wallet.tsx';

/** The wallet, the calculator and in December the lunch year: seldom needed, so they share a box. */
export const ToolsTile = ({ cardStatus, nextOrder }: Pick<HomeParts, 'cardStatus' | 'nextOrder'>) => (
  <Surface>
    <div className="grid gap-4 divide-y divide-line *:not-last:pb-4">
      <Wallet actor={cardStatus} />
      <LunchYear actor={nextOrder} />
      <Calculator />
    </div>
  </Surface>
);
