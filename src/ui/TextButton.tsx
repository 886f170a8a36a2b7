import type { ReactNode } from 'react';
import { STANDALONE_LINK_CLASS } from './TextLink.tsx';

interface Props {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that looks like a link that is not part of a sentence. */
export const TextButton = ({ onPress, children }: Props) => (
  <button type="button" className={`cursor-pointer ${STANDALONE_LINK_CLASS}`} onClick={onPress}>
    {children}
  </button>
);
