import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { offeredPress, type temporaryBlock } from '../../machines/card/temporary-block.ts';

/** The state of the button that sets the temporary block, or lifts it, and what its press does. */
export function useBlockButton(block: ActorRefFrom<typeof temporaryBlock>, press: ReturnType<typeof offeredPress>) {
  const value = useSelector(block, (snapshot) => snapshot.value);
  const offered = useSelector(block, offeredPress);
  return {
    isBusy: value === 'comparing' || value === 'submitting' || value === 'checkingOutcome',
    settling: value === 'settled',
    disabled: !(value === 'active' || value === 'blocked') || offered !== press,
    onPress: () => block.send({ type: press }),
  };
}
