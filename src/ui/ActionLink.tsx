import { Link } from 'react-router-dom';
import { ActionContent, type ActionContentProps } from './ActionContent.tsx';
import { ACTION } from './action-class.ts';

interface Props extends ActionContentProps {
  readonly to: string;
}

/** A large link to another page of the portal that says what can be done there. */
export const ActionLink = ({ to, ...face }: Props) => (
  <Link to={to} className={ACTION[face.primary ? 'main' : 'other']}>
    <ActionContent {...face} />
  </Link>
);

/** What cannot be done now, and why: the description tells. */
export const DisabledReason = (face: Pick<ActionContentProps, 'icon' | 'title' | 'description'>) => (
  <div className={ACTION.still}>
    <ActionContent {...face} />
  </div>
);
