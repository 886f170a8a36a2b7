import { useLayoutEffect } from 'react';
import { accessGate } from '../../../machines/gate/access-gate.ts';
import { GateView } from '../layout/GateView.tsx';
import { usePortal } from '../portal-context.ts';

/** All that lies behind the log-in: it brings the gate, which the root owns from then on. */
export default function Inside() {
  const portal = usePortal();
  useLayoutEffect(() => {
    portal.send({ type: 'gate.entered', logic: accessGate });
  }, [portal]);
  return <GateView />;
}
