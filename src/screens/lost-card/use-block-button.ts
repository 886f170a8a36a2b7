import { useSelector } from '@xstate/react';
import { offeredPress } from '../../../machines/card/temporary-block.ts';
import type { LostCardParts } from './lost-card-props.ts';

/** The state of the button that sets the temporary block, or lifts it, and what its press does. */
export function useBlockButton(block: LostCardParts['block'], press: ReturnType<typeof offeredPress>) {
  const value = useSelector(block, (snapshot) => snapshot.value);
  const offered = useSelector(block, offeredPress);
  return {
    isBusy: value === 'comparing' || value === 'submitting' || value === 'checkingOutcome',
    settling: value === 'settled',
    disabled: !(value === 'active' || value === 'blocked') || offered !== press,
    onPress: () => block.send({ type: press }),
  };
}
