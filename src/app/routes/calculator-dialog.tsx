import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { calculator } from '../../../machines/currency-calculator/currency-calculator.ts';
import { CalculatorDialog } from '../../screens/currency-calculator/CalculatorDialog.tsx';
import { usePortal } from '../portal-context.ts';

/** Brings the calculator, which the root owns from then on: what was typed is still there when it is opened again. */
export default function CalculatorOnTop({ onClose }: { readonly onClose: () => void }) {
  const portal = usePortal();
  useLayoutEffect(() => {
    portal.send({ type: 'calculator.entered', logic: calculator });
  }, [portal]);
  const actor = useSelector(portal, ({ context }) => context.calculator);
  return actor && <CalculatorDialog actor={actor} onClose={onClose} />;
}
