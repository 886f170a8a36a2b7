import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { currencyCalculator } from '../../../machines/currency-calculator/currency-calculator.ts';
import { DialogUnavailable } from '../../screens/DialogUnavailable.tsx';
import { lazyPart } from '../../screens/lazy-part.tsx';
import { hasCalculator, withoutCalculator } from '../calculator-address.ts';
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
  return hasCalculator(useSearch()) ? <OpenCalculator /> : null;
}

function OpenCalculator() {
  const portal = usePortal();
  const [pathname] = useLocation();
  const search = useSearch();
  useEffect(() => portal.send({ type: 'calculator.opened' }), [portal]);
  const host = useSelector(portal, ({ context }) => context.calculator) ?? undefined;
  const actor = useSelector(host, (snapshot) => snapshot?.context.screen?.actor);
  const hasFailed = useSelector(host, (snapshot) => snapshot?.matches('loadFailed') || snapshot?.matches('crashed'));
  const close = () =>
    portal.getSnapshot().context.ports.browser.go(pathname + withoutCalculator(search), { replace: true });
  if (hasFailed) return <DialogUnavailable onRetry={() => host?.send({ type: 'screen.retry' })} onCancel={close} />;
  return (
    actor && (
      <Suspense fallback={null}>
        <CurrencyCalculatorDialog actor={actor} onClose={close} />
      </Suspense>
    )
  );
}
