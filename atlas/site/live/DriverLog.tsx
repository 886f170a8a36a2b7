import { useActorRef, useSelector } from '@xstate/react';
import { driver } from '../../live/driver.ts';
import type { Way } from '../../live/legs.ts';
import { sandboxControls } from '../../live/sandbox-controls.ts';
import { useLiveChannel } from './use-live.ts';

interface Props {
  readonly tab: string;
  readonly way: Way;
}

/** Drives the portal along the way, and shows the steps and how it ended. */
export function DriverLog({ tab, way }: Props) {
  const channel = useLiveChannel();
  const actor = useActorRef(driver, { input: { channel, sandbox: sandboxControls, tab, way } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const isOver = value === 'arrived' || value === 'stopped';
  const status = value === 'arrived' ? 'The portal is in this state.' : (context.reason ?? 'On the way …');
  const isHolding = isOver && context.heldCalls.length > 0;
  return (
    <>
      {context.answersOfPath !== 'none' && (
        <p className="hint">
          The sandbox’s data led elsewhere, so{' '}
          {context.answersOfPath === 'own' ? 'this machine gets' : 'all machines get'} the answers of the path.
        </p>
      )}
      <ol aria-label="Steps">
        {context.log.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>{text}</li>
        ))}
      </ol>
      <p role="status">{status}</p>
      {isHolding && (
        <p>
          The portal waits for {context.heldCalls.join(', ')}.{' '}
          <button type="button" onClick={() => actor.send({ type: 'calls.release' })}>
            Let the sandbox answer
          </button>
        </p>
      )}
    </>
  );
}
