import { Surface } from '../../ui/Tile.tsx';
import { Calculator } from './Calculator.tsx';
import type { PartProps } from './home-props.ts';
import { Wallet } from './Wallet.tsx';

/** The wallet and the calculator: seldom needed, so they share a box. */
export const ToolsTile = ({ actor }: PartProps<'cardStatus'>) => (
  <Surface>
    <div className="grid gap-4 divide-y divide-line *:not-last:pb-4">
      <Wallet actor={actor} />
      <Calculator />
    </div>
  </Surface>
);
