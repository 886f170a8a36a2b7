import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { currencyCalculator } from '../../../machines/currency-calculator/currency-calculator.ts';
import { hasCalculator } from '../../../machines/portal/calculator-address.ts';
import { DialogUnavailable } from '../../screens/DialogUnavailable.tsx';
import { lazyPart } from '../../screens/lazy-part.tsx';
import { usePortal } from '../portal-context.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof currencyCalculator>;
  readonly onClose: () => void;
}

const Unavailable = ({ onClose, onRetry }: Props & { readonly onRetry: () => void }) => (
  <DialogUnavailable onRetry={onRetry} onCancel={onClose} />
);

const CurrencyCalculatorDialog = lazyPart<Props>(async () => {
  const { CurrencyCalculatorDialog: Dialog } = await import(
    '../../screens/currency-calculator/CurrencyCalculatorDialog.tsx'
  );
  return { default: Dialog };
}, Unavailable);

/** The currency calculator above the page while the address asks for it: the back button closes it as well. */
export function CalculatorHost() {
  return hasCalculator(useLocation().search) ? <OpenCalculator /> : null;
}

function OpenCalculator() {
  const portal = usePortal();
  useEffect(() => portal.send({ type: 'calculator.opened' }), [portal]);
  const host = useSelector(portal, ({ context }) => context.calculator) ?? undefined;
  const actor = useSelector(host, (snapshot) => snapshot?.context.screen?.actor);
  const hasFailed = useSelector(host, (snapshot) => snapshot?.matches('loadFailed') || snapshot?.matches('crashed'));
  const close = () => portal.send({ type: 'calculator.close' });
  if (hasFailed) return <DialogUnavailable onRetry={() => host?.send({ type: 'screen.retry' })} onCancel={close} />;
  return (
    actor && (
      <Suspense fallback={null}>
        <CurrencyCalculatorDialog actor={actor} onClose={close} />
      </Suspense>
    )
  );
}
